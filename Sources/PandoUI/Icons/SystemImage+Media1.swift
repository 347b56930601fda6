extension SystemImage {
  /// Media and devices. What the strings mean is said at ``drawing(named:)``.
  static let media1: [String: String] = [
    "play": "SM7 4.5l12 7.5-12 7.5z",
    "play.fill": "BM7 4.5l12 7.5-12 7.5z",
    "pause": """
    SM7.4 5h1.6a.8 .8 0 0 1 .8 .8v12.4a.8 .8 0 0 1-.8 .8h-1.6a.8 .8 0 0 1-.8-.8v-12.4\
    a.8 .8 0 0 1 .8-.8zM15 5h1.6a.8 .8 0 0 1 .8 .8v12.4a.8 .8 0 0 1-.8 .8h-1.6\
    a.8 .8 0 0 1-.8-.8v-12.4a.8 .8 0 0 1 .8-.8z
    """,
    "pause.fill": """
    BM7.4 5h1.6a.8 .8 0 0 1 .8 .8v12.4a.8 .8 0 0 1-.8 .8h-1.6a.8 .8 0 0 1-.8-.8v-12.4\
    a.8 .8 0 0 1 .8-.8zM15 5h1.6a.8 .8 0 0 1 .8 .8v12.4a.8 .8 0 0 1-.8 .8h-1.6\
    a.8 .8 0 0 1-.8-.8v-12.4a.8 .8 0 0 1 .8-.8z
    """,
    "stop": """
    SM7.6 5.8h8.8a1.8 1.8 0 0 1 1.8 1.8v8.8a1.8 1.8 0 0 1-1.8 1.8h-8.8a1.8 1.8 0 0 1-1.8-1.8\
    v-8.8a1.8 1.8 0 0 1 1.8-1.8z
    """,
    "stop.fill": """
    BM7.6 5.8h8.8a1.8 1.8 0 0 1 1.8 1.8v8.8a1.8 1.8 0 0 1-1.8 1.8h-8.8a1.8 1.8 0 0 1-1.8-1.8\
    v-8.8a1.8 1.8 0 0 1 1.8-1.8z
    """,
    "forward": "SM4 6.5l7.7 5.5L4 17.5zM12.3 6.5L20 12l-7.7 5.5z",
    "forward.fill": "BM4 6.5l7.7 5.5L4 17.5zM12.3 6.5L20 12l-7.7 5.5z",
    "backward": "SM20 6.5L12.3 12L20 17.5zM11.7 6.5L4 12L11.7 17.5z",
    "backward.fill": "BM20 6.5L12.3 12L20 17.5zM11.7 6.5L4 12L11.7 17.5z",
    "forward.end": "SM5.5 5.5l10 6.5-10 6.5zM18.5 5.5v13",
    "forward.end.fill": "BM5.5 5.5l10 6.5-10 6.5z;SM18.5 5.5v13",
    "backward.end": "SM18.5 5.5L8.5 12L18.5 18.5zM5.5 5.5v13",
    "backward.end.fill": "BM18.5 5.5L8.5 12L18.5 18.5z;SM5.5 5.5v13",
    "speaker": "SM3.5 9.5v5H7l5 4v-13l-5 4z",
    "speaker.fill": "BM3.5 9.5v5H7l5 4v-13l-5 4z",
    "speaker.wave.1": "SM3.5 9.5v5H7l5 4v-13l-5 4zM15.3 9.5a3.6 3.6 0 0 1 0 5",
    "speaker.wave.1.fill": "BM3.5 9.5v5H7l5 4v-13l-5 4z;SM15.3 9.5a3.6 3.6 0 0 1 0 5",
    "speaker.wave.2": """
    SM3.5 9.5v5H7l5 4v-13l-5 4zM15.3 9.5a3.6 3.6 0 0 1 0 5M18 7a7.2 7.2 0 0 1 0 10
    """,
    "speaker.wave.2.fill": """
    BM3.5 9.5v5H7l5 4v-13l-5 4z;SM15.3 9.5a3.6 3.6 0 0 1 0 5M18 7a7.2 7.2 0 0 1 0 10
    """,
    "speaker.wave.3": """
    SM3.5 9.5v5H7l5 4v-13l-5 4zM15 9.8a3.2 3.2 0 0 1 0 4.4M17.3 7.6a6.3 6.3 0 0 1 0 8.8\
    M19.6 5.3a9.5 9.5 0 0 1 0 13.4
    """,
    "speaker.wave.3.fill": """
    BM3.5 9.5v5H7l5 4v-13l-5 4z;SM15 9.8a3.2 3.2 0 0 1 0 4.4M17.3 7.6a6.3 6.3 0 0 1 0 8.8\
    M19.6 5.3a9.5 9.5 0 0 1 0 13.4
    """,
    "speaker.slash": "SM3.5 9.5v5H7l5 4v-13l-5 4zM16 9.5l5 5M21 9.5l-5 5",
    "speaker.slash.fill": "BM3.5 9.5v5H7l5 4v-13l-5 4z;SM16 9.5l5 5M21 9.5l-5 5",
  ]
}
