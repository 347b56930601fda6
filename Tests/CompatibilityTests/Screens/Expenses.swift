import Pando

struct Expense: Identifiable, Hashable {
  enum Category: String, CaseIterable, Identifiable, Plottable {
    case food, travel, rent
    var id: Self { self }
  }
  let id: Int
  var title: String
  var amount: Decimal
  var category: Category
  var date: Date

  var value: Double { NSDecimalNumber(decimal: amount).doubleValue }
}

@Observable final class ExpenseBook {
  var expenses: [Expense]
  var budget: Double = 1000
  init(_ expenses: [Expense]) { self.expenses = expenses }

  var byCategory: [(category: Expense.Category, total: Double)] {
    Dictionary(grouping: expenses, by: \.category)
      .map { (category: $0.key, total: $0.value.map(\.value).reduce(0, +)) }
      .sorted { $0.total > $1.total }
  }
  var average: Double {
    expenses.isEmpty ? 0 : expenses.map(\.value).reduce(0, +) / Double(expenses.count)
  }
}

struct ExpenseView: View {
  @Bindable var book: ExpenseBook
  @State private var selected: Date?
  @State private var isAdding = false

  var body: some View {
    List {
      Section("By day") {
        Chart(book.expenses) { expense in
          BarMark(
            x: .value("Day", expense.date, unit: .day),
            y: .value("Amount", expense.value)
          )
          .foregroundStyle(by: .value("Category", expense.category))
          .cornerRadius(4)
        }
        .chartForegroundStyleScale([
          Expense.Category.food: Color.green, .travel: .blue, .rent: .red,
        ])
        .chartXAxis {
          AxisMarks(values: .automatic) { _ in
            AxisGridLine()
            AxisValueLabel()
          }
        }
        .chartYAxis { AxisMarks(position: .leading) }
        .frame(height: 200)
      }
      Section("By category") {
        Chart {
          ForEach(book.byCategory, id: \.category) { entry in
            SectorMark(
              angle: .value("Total", entry.total),
              innerRadius: .ratio(0.6),
              angularInset: 1.5
            )
            .foregroundStyle(by: .value("Category", entry.category.rawValue))
            .annotation(position: .overlay) { Text(entry.category.rawValue) }
          }
        }
        .chartLegend(.hidden)
        Chart {
          ForEach(book.expenses) {
            LineMark(x: .value("Date", $0.date), y: .value("Amount", $0.value))
              .interpolationMethod(.catmullRom)
              .symbol(.circle)
            PointMark(x: .value("Date", $0.date), y: .value("Amount", $0.value))
          }
          RuleMark(y: .value("Average", book.average))
            .lineStyle(StrokeStyle(lineWidth: 1, dash: [5]))
            .annotation(position: .top, alignment: .leading) {
              Text("Average").font(.caption)
            }
        }
        .chartYScale(domain: 0...1000)
      }
      Section("All") {
        ForEach($book.expenses) { $expense in
          HStack {
            TextField("Title", text: $expense.title)
            Spacer()
            TextField("Amount", value: $expense.amount, format: .currency(code: "CHF"))
              .keyboardType(.decimalPad)
          }
        }
        .onDelete { book.expenses.remove(atOffsets: $0) }
        Text("Average: \(book.average, format: .number.precision(.fractionLength(2)))")
      }
      Gauge(value: book.average, in: 0...book.budget) {
        Text("Budget")
      } currentValueLabel: {
        Text(book.average.formatted(.number.rounded(increment: 1)))
      }
      .gaugeStyle(.accessoryCircular)
      .tint(Gradient(colors: [.green, .red]))
    }
    .toolbar { Button("Add", systemImage: "plus") { isAdding = true } }
    .sheet(isPresented: $isAdding) {
      AddExpense { book.expenses.append($0) }
        .presentationDetents([.medium, .large])
        .presentationDragIndicator(.visible)
    }
  }
}

struct AddExpense: View {
  var onSave: (Expense) -> Void
  @Environment(\.dismiss) var dismiss
  @State private var title = ""
  @State private var amount: Decimal = 0
  @State private var category = Expense.Category.food

  var body: some View {
    NavigationStack {
      Form {
        TextField("What", text: $title)
        TextField("How much", value: $amount, format: .number)
        Picker("Category", selection: $category) {
          ForEach(Expense.Category.allCases) { Text($0.rawValue.capitalized) }
        }
      }
      .navigationTitle("New expense")
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Cancel", role: .cancel) { dismiss() }
        }
        ToolbarItem(placement: .confirmationAction) {
          Button("Save") {
            onSave(
              Expense(
                id: .random(in: 100...999),
                title: title,
                amount: amount,
                category: category,
                date: .now
              )
            )
            dismiss()
          }
          .disabled(title.isEmpty)
        }
      }
    }
  }
}
