import Pando

extension ProfileComponent {
  var observers: Void {
    begin += { router.push(\Self.signUp) }
    signUp.didJoin += { member in
      $membership.withLock { $0 = member }
      router.popToRoot()
      signUp.router.popToRoot()
      didSay.send(Toast("Welcome, \(member.contact.name)", systemImage: "face.smiling"))
    }

    edit += { router.push(\Self.editor) }
    editor.didCreate += {
      editor.didSave += {
        router.pop()
        didSay.send(Toast("Saved", systemImage: "checkmark.circle"))
      }
      editor.didCancel += { router.pop() }
    }

    invite += {
      guard let name = membership?.contact.name else { return }
      invitation.create { InvitationComponent(from: name) }
      invitation.cancel += { invitation.destroy() }
      invitation.didSend += { address in
        $membership.withLock { $0?.invited.append(address) }
        invitation.destroy()
        didSay.send(Toast("\(address) is invited", systemImage: "paperplane"))
      }
    }

    leave += {
      if let name = membership?.contact.name { services.names.release(name) }
      $membership.withLock { $0 = nil }
      didSay.send(Toast("You left", systemImage: "hand.wave"))
    }
  }
}
