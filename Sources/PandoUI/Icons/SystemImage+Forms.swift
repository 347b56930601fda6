extension SystemImage {
  /// Plain forms. What the strings mean is said at ``drawing(named:)``.
  static let forms: [String: String] = [
    "circle": "SM3.4 12a8.6 8.6 0 1 0 17.2 0a8.6 8.6 0 1 0-17.2 0z",
    "circle.fill": "BM3.4 12a8.6 8.6 0 1 0 17.2 0a8.6 8.6 0 1 0-17.2 0z",
    "square": "SM7 4h10a3 3 0 0 1 3 3v10a3 3 0 0 1-3 3h-10a3 3 0 0 1-3-3v-10a3 3 0 0 1 3-3z",
    "square.fill": """
    BM7 4h10a3 3 0 0 1 3 3v10a3 3 0 0 1-3 3h-10a3 3 0 0 1-3-3v-10a3 3 0 0 1 3-3z
    """,
    "triangle": "SM12 4.2l8.8 15.3H3.2z",
    "triangle.fill": "BM12 4.2l8.8 15.3H3.2z",
    "diamond": "SM12 3.2l8.8 8.8-8.8 8.8L3.2 12z",
    "diamond.fill": "BM12 3.2l8.8 8.8-8.8 8.8L3.2 12z",
    "hexagon": "SM12 3.2l7.6 4.4v8.8L12 20.8l-7.6-4.4V7.6z",
    "hexagon.fill": "BM12 3.2l7.6 4.4v8.8L12 20.8l-7.6-4.4V7.6z",
    "octagon": "SM8.5 3.5h7l5 5v7l-5 5h-7l-5-5v-7z",
    "octagon.fill": "BM8.5 3.5h7l5 5v7l-5 5h-7l-5-5v-7z",
    "rectangle": "SM5 5.5h14a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2h-14a2 2 0 0 1-2-2v-9a2 2 0 0 1 2-2z",
    "rectangle.fill": """
    BM5 5.5h14a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2h-14a2 2 0 0 1-2-2v-9a2 2 0 0 1 2-2z
    """,
    "capsule": "SM7.5 7h9a5 5 0 0 1 5 5v0a5 5 0 0 1-5 5h-9a5 5 0 0 1-5-5v0a5 5 0 0 1 5-5z",
    "capsule.fill": "BM7.5 7h9a5 5 0 0 1 5 5v0a5 5 0 0 1-5 5h-9a5 5 0 0 1-5-5v0a5 5 0 0 1 5-5z",
    "seal": """
    SM12 2.8L14.76 5.35L18.51 5.49L18.65 9.24L21.2 12L18.65 14.76L18.51 18.51L14.76 18.65\
    L12 21.2L9.24 18.65L5.49 18.51L5.35 14.76L2.8 12L5.35 9.24L5.49 5.49L9.24 5.35z
    """,
    "seal.fill": """
    BM12 2.8L14.76 5.35L18.51 5.49L18.65 9.24L21.2 12L18.65 14.76L18.51 18.51L14.76 18.65\
    L12 21.2L9.24 18.65L5.49 18.51L5.35 14.76L2.8 12L5.35 9.24L5.49 5.49L9.24 5.35z
    """,
    "shield": "SM12 3.3l7.5 2.7v5.3c0 4.5-3 7.6-7.5 9.5-4.5-1.9-7.5-5-7.5-9.5V6z",
    "shield.fill": "BM12 3.3l7.5 2.7v5.3c0 4.5-3 7.6-7.5 9.5-4.5-1.9-7.5-5-7.5-9.5V6z",
  ]
}
