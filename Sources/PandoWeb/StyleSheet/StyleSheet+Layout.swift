extension StyleSheet {
  /// Stacks are flex boxes, layers a grid of one cell. `fx` and `fy` mark what takes the room
  /// there is.
  static let layout = """
    .z{display:grid;grid-template:minmax(0,1fr)/minmax(0,1fr);place-items:safe center;min-width:0}
    .z>*{grid-area:1/1;max-width:100%;position:relative}
    .h,.v{display:flex;align-items:center;gap:8px}
    .overlaps>*+*{margin-inline-start:var(--overlap)}
    .v.overlaps>*+*{margin:var(--overlap) 0 0}
    :is(.h,.v):has(.one-line){min-width:0}
    span.h,span.v{display:inline-flex}
    span.z{display:inline-grid}
    :is(.h,.v)>span:is(.h,.v){display:flex}
    .v{flex-direction:column}
    .v>*{max-width:100%}
    .h>.fx{flex:1 1 0;min-width:0}
    :is(.h,.z)>.fy{align-self:stretch}
    :is(.v,.z)>.fx{width:100%}
    .v>.fy{flex:1 1 0}
    .v>:is(.table,.collection){flex:1 1 auto}
    .root{min-height:0;width:100%}
    .fills-window .root{height:100dvh;overflow:auto}
    .spacer{min-width:0;min-height:0}
    .h>.spacer{min-width:8px}
    .v>.spacer{min-height:8px}
    .divider{background:var(--line);height:1px;align-self:stretch}
    .h>.divider{width:1px;height:auto;flex:none}
    .box{position:relative;isolation:isolate}
    :has(>.part-background,>.part-overlay,>.popover,>.context-menu,>.menu){position:relative}
    .box>.part-background,.box>.part-overlay{position:absolute;inset:0}
    .box>.part-background{z-index:-1}
    .box>.part-overlay{z-index:1;pointer-events:none}
    .box>.part-overlay>*{pointer-events:auto}
    .part-background>.fy,.part-overlay>.fy{align-self:stretch}
    .grid,.lazy-grid{display:grid;gap:8px;place-items:center;justify-content:center;\
    min-width:0}
    .lazy-grid{justify-content:normal}
    .grid-row{display:contents}
    .grid>:not(.grid-row){grid-column:1/-1}
    .grid.fx{justify-content:stretch}
    .grid-row>.fx,.grid>.fx,.lazy-grid>.fx{width:100%}
    .grid-row>.fy,.lazy-grid>.fy{align-self:stretch}
    .scroll{overscroll-behavior:contain;scrollbar-width:thin;\
    scrollbar-color:color-mix(in srgb,var(--edge) 60%,transparent) transparent}
    .scroll-y{overflow:hidden auto}
    .scroll-x{overflow:auto hidden}
    .scroll-xy{overflow:auto}
    .scroll.v{justify-content:flex-start;align-items:safe center}
    .scroll.h{justify-content:flex-start}
    .scroll.v>*,.scroll.h>*{flex:none}
    .no-bars{scrollbar-width:none}
    .shape{display:grid;min-width:10px;min-height:10px}
    .shape>*{grid-area:1/1}
    .ring{-webkit-mask:linear-gradient(#000 0 0) content-box exclude,linear-gradient(#000 0 0);\
    mask:linear-gradient(#000 0 0) content-box exclude,linear-gradient(#000 0 0)}
    .paint-around{height:100%}
    .backed{position:relative;isolation:isolate}
    .backing{position:absolute!important;inset:0;z-index:-1}
    .shape>svg{width:0;height:0;min-width:100%;min-height:100%;overflow:visible}
    .pressable{cursor:pointer}
    .section-loose{align-items:center}

    """
}
