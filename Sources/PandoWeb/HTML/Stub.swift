public import PandoUI
