extension ControlWord {
  /// The words of windows of documents and of dialogs, in the order of ``translations``.
  static let translationsOfDocuments: [ControlWord: [String]] = [
    .newDocument: ["Neu", "Nouveau", "Nuevo", "Nuovo", "Novo", "Nieuw", "新規", "新建"],
    .openDocument: [
      "Öffnen …", "Ouvrir…", "Abrir…", "Apri…", "Abrir…", "Open…", "開く…", "打开…",
    ],
    .saveDocument: [
      "Sichern", "Enregistrer", "Guardar", "Salva", "Salvar", "Bewaar", "保存", "保存",
    ],
    .untitled: [
      "Ohne Titel", "Sans titre", "Sin título", "Senza titolo", "Sem título", "Naamloos", "名称未設定",
      "未命名",
    ],
    .unsavedChanges: [
      "Es gibt Änderungen, die nicht gesichert sind.",
      "Des modifications ne sont pas enregistrées.",
      "Hay cambios que no se han guardado.",
      "Ci sono modifiche non salvate.",
      "Há alterações que não foram salvas.",
      "Er zijn wijzigingen die niet zijn bewaard.",
      "保存されていない変更があります。",
      "有未保存的更改。",
    ],
    .doNotAskAgain: [
      "Nicht mehr fragen", "Ne plus demander", "No volver a preguntar", "Non chiedere più",
      "Não perguntar novamente", "Vraag dit niet meer", "今後は確認しない", "不再询问",
    ],
    .discardChanges: [
      "Änderungen verwerfen", "Ignorer les modifications", "Descartar los cambios",
      "Ignora le modifiche", "Descartar alterações", "Wijzigingen verwerpen", "変更を破棄",
      "放弃更改",
    ],
  ]
}
