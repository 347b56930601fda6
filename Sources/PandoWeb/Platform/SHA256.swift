import CLibCrypto

/// The hash SHA-256 (FIPS 180-4) and the authentication code HMAC-SHA256 (RFC 2104), as OpenSSL computes them.
///
/// OpenSSL is a library of the system, so that its corrections arrive without a build of the application.
enum SHA256 {
  /// The number of bytes of a hash, and of an authentication code.
  static let count = 32

  /// OpenSSL without its clean-up at the end of the process: requests that are answered meanwhile still use it.
  private static let library: Void = {
    _ = OPENSSL_init_crypto(UInt64(OPENSSL_INIT_NO_ATEXIT), nil)
  }()

  /// The hash of `bytes`.
  static func hash(_ bytes: some Collection<UInt8>) -> [UInt8] {
    _ = library
    let bytes = Array(bytes)
    return [UInt8](unsafeUninitializedCapacity: count) { result, length in
      _ = CLibCrypto.SHA256(bytes, bytes.count, result.baseAddress)
      length = count
    }
  }

  /// The message authentication code of `message` (RFC 2104).
  static func authenticationCode(of message: some Collection<UInt8>, key: [UInt8]) -> [UInt8] {
    _ = library
    let message = Array(message)
    return [UInt8](unsafeUninitializedCapacity: count) { result, length in
      var written: UInt32 = 0
      let code = HMAC(
        EVP_sha256(),
        key,
        Int32(clamping: key.count),
        message,
        message.count,
        result.baseAddress,
        &written
      )
      // OpenSSL fails only without memory. An empty code equals no signature.
      length = code == nil ? 0 : Int(written)
    }
  }

  /// Whether two codes are equal. The time does not reveal where they differ.
  static func areEqual(_ a: [UInt8], _ b: [UInt8]) -> Bool {
    a.count == count && b.count == count && CRYPTO_memcmp(a, b, count) == 0
  }
}

extension Sequence<UInt8> {
  /// The bytes as lower-case hexadecimal digits.
  var hexDigits: String {
    let letters = Array("0123456789abcdef".utf8)
    let digits = flatMap { [letters[Int($0 >> 4)], letters[Int($0 & 15)]] }
    return String(decoding: digits, as: UTF8.self)
  }
}
