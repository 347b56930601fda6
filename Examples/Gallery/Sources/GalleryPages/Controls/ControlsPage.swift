import Pando

struct ControlsPage: View {
  @State private var isOn = true
  @State private var isOff = false
  @State private var count = 3
  @State private var level = 0.6
  @State private var size = "M"
  @State private var day = Date(timeIntervalSince1970: 1_770_000_000)
  @State private var color = Color.teal
  @State private var isOpen = true

  var body: some View {
    Specimens("Controls", caption: "What is switched, picked, dragged and counted.") {
      Specimen("Toggles") {
        Toggle("Airplane mode", isOn: $isOn)
        Toggle("Wi-Fi", systemImage: "wifi", isOn: $isOff)
        Toggle("Disabled", isOn: $isOn).disabled(true)
        Toggle("Check box", isOn: $isOn).toggleStyle(.checkbox)
        Toggle("Button", systemImage: "star", isOn: $isOn).toggleStyle(.button)
        Toggle("Tinted", isOn: $isOn).tint(.green)
      }
      pickers
      Specimen("Numbers") {
        Stepper("Guests: \(count)", value: $count, in: 0...9)
        Slider(value: $level).accessibilityLabel("Level")
        Slider(value: $level, in: 0...1, step: 0.1) {
          Text("Volume")
        } minimumValueLabel: {
          Image(systemName: "speaker")
        } maximumValueLabel: {
          Image(systemName: "speaker.wave.3")
        }
        Slider(value: $level).tint(.pink).disabled(true).accessibilityLabel("Locked level")
      }
      Specimen("Dates and colours") {
        DatePicker("Day and time", selection: $day)
        DatePicker("Day", selection: $day, displayedComponents: .date)
        DatePicker("Time", selection: $day, displayedComponents: .hourAndMinute)
        DatePicker("Birthday", selection: $day, displayedComponents: .date)
          .datePickerStyle(.wheel)
        ColorPicker("Colour", selection: $color)
      }
      measures
      Specimen("Disclosure") {
        DisclosureGroup("Opened", isExpanded: $isOpen) {
          Text("What belongs to it")
          Toggle("A setting", isOn: $isOn)
        }
        DisclosureGroup("Closed") { Text("Not seen") }
      }
    }
  }

  private var pickers: some View {
    Specimen("Pickers") {
      Picker("Size", selection: $size) { sizes }
      Picker("Size", selection: $size) { sizes }.pickerStyle(.segmented)
      Picker("Size", selection: $size) { sizes }.pickerStyle(.inline)
      Picker("Size", selection: $size) { sizes }.pickerStyle(.radioGroup)
      Picker("Size", selection: $size) { sizes }.pickerStyle(.wheel)
      Picker("Hidden label", selection: $size) { sizes }.labelsHidden()
    }
  }

  @ViewBuilder private var sizes: some View {
    Text("Small").tag("S")
    Text("Medium").tag("M")
    Text("Large").tag("L")
  }

  private var measures: some View {
    Specimen("Progress and gauges") {
      ProgressView(value: 0.4).accessibilityLabel("Copied")
      ProgressView("Uploading", value: 0.7)
      ProgressView(value: 30, total: 50) {
        Text("Copying")
      } currentValueLabel: {
        Text("30 of 50")
      }
      HStack(spacing: 28) {
        ProgressView().accessibilityLabel("Waiting")
        ProgressView("Loading")
        ProgressView(value: 0.6).progressViewStyle(.circular).accessibilityLabel("Read")
        ProgressView().controlSize(.large).accessibilityLabel("Waiting")
      }
      ProgressView().progressViewStyle(.linear).accessibilityLabel("Waiting")
      Gauge(value: 0.65) {
        Text("Battery")
      } currentValueLabel: {
        Text("65 %")
      }
      HStack(spacing: 28) {
        Gauge(value: 0.65) {
          Text("CPU")
        } currentValueLabel: {
          Text("65")
        }
        .gaugeStyle(.accessoryCircular)
        Gauge(value: 0.3) {
          Text("RAM")
        } currentValueLabel: {
          Text("30")
        }
        .gaugeStyle(.accessoryCircularCapacity)
        .tint(.orange)
      }
      Gauge(value: 18, in: 0...30) {
        Text("Degrees")
      } currentValueLabel: {
        Text("18°")
      } minimumValueLabel: {
        Text("0")
      } maximumValueLabel: {
        Text("30")
      }
      .gaugeStyle(.accessoryLinear)
    }
  }
}
