extension StyleSheet {
  static let collections = """
    .collection{overflow:hidden auto;background:var(--grouped);padding:16px;display:flex;\
    flex-direction:column;text-align:start;overscroll-behavior:contain;scrollbar-width:thin;\
    scrollbar-color:color-mix(in srgb,var(--edge) 60%,transparent) transparent}
    .collection>*{width:100%;max-width:46rem;margin-inline:auto;flex:none}
    .collection>.section{margin-block:14px}
    .collection>:not(.section)+.section{margin-block-start:24px}
    .collection>.section:first-child,.collection>.section:empty{margin-block-start:0}
    .collection .part-header{font-size:.8125rem;font-weight:600;color:var(--label-2);\
    padding:0 16px 6px;display:block;letter-spacing:.01em}
    .section{position:relative}
    .section-fold{position:absolute;inset-block-start:-8px;inset-inline-end:8px;width:32px;\
    height:32px;border:0;background:none;color:var(--label-2);border-radius:8px}
    .section-fold .icon{width:.8em;height:.8em}
    .section-fold[aria-expanded=true] .icon{rotate:90deg}
    .collection .part-footer{font-size:.8125rem;color:var(--label-2);padding:7px 16px 0;\
    display:block}
    .rows{background:var(--surface);border-radius:var(--radius);\
    box-shadow:0 0 0 1px color-mix(in srgb,var(--line) 70%,transparent)}
    .rows>*,.list>.row,.form>:not(.section){position:relative;min-height:44px;width:100%;\
    padding:7px 16px}
    .rows>.row,.list>.row,.form>.row{padding:0}
    .list>.row,.form>:not(.section){background:var(--surface)}
    .rows>:not(:last-child)::after,.list>.row:has(+.row)::after,\
    .form>:not(.section):has(+:not(.section))::after{content:"";position:absolute;bottom:0;\
    inset-inline:16px 0;height:1px;background:var(--line);pointer-events:none}
    .no-line-after::after,.rows>:has(+.no-line)::after,.list>:has(+.no-line)::after{\
    display:none!important}
    .list>:not(.row)+.row,.list>.row:first-child,.form>:not(.section):first-child,\
    .section+:not(.section),.rows>:first-child{border-start-start-radius:var(--radius);\
    border-start-end-radius:var(--radius)}
    .list>.row:last-child,.list>.row:has(+:not(.row)),.form>:not(.section):last-child,\
    .form>:not(.section):has(+.section),.rows>:last-child{\
    border-end-start-radius:var(--radius);border-end-end-radius:var(--radius)}
    .row{display:flex;align-items:center;gap:10px;padding-inline-end:16px!important}
    .row-content{flex:1;padding:7px 0 7px 16px;padding-inline:16px 0;min-height:44px;\
    align-items:center}
    .row-content:only-child,.row-content:has(+.swipe){padding-inline-end:0}
    .row-content>.button-row,.row-content>.link,.rows>.button-row{flex:1;\
    justify-content:flex-start;text-align:start;min-height:44px;padding-block:7px;\
    margin-block:-7px;border-radius:0}
    .rows>.button-row{margin:0}
    .row-content>.link-push,.rows>.link-push{color:inherit}
    .row:has(>.row-content>.button-row:hover),.row:has(>.row-content>.link:hover),\
    .row.pressable:hover,.rows>.button-row:hover{background-color:var(--fill-soft)}
    .row.selected{background-color:var(--tint-soft)!important}
    .row:focus-visible,.row :is(.button-row,.link):focus-visible{outline-offset:-3px!important;\
    border-radius:var(--radius)}
    :is(.rows,.form) .input:not(.input-date,.field-roundedBorder){border:0;background:none;\
    padding:2px 0;min-height:30px;border-radius:3px}
    .rows>.input,.form>.input{padding:7px 16px!important;border:0;border-radius:0;\
    background:none}
    .rows>.input:focus-visible{outline-offset:-3px!important;border-radius:var(--radius)}
    .field>.labeled-label{flex:0 0 34%}
    :is(.rows,.form) .select{border-color:transparent;color:var(--label-2);\
    text-align:end;margin-inline-end:-10px;min-height:32px;padding-block:3px}
    :is(.rows,.form) .select:hover{background-color:var(--fill-soft)}
    :is(.rows,.form) .input-date{border-color:transparent;background:var(--fill-soft);min-height:32px;\
    padding-block:3px}
    .rows:empty,.rows:not(:has(*)){display:none}
    .list-plain,.list-inset{background:var(--page);padding-inline:0}
    :is(.list-plain,.list-inset,.list-bordered)>*{max-width:none}
    .list-bordered{background:var(--surface);border:1px solid var(--line);\
    border-radius:var(--radius)}
    .v>.collection{border-radius:var(--radius)}
    :is(.list-plain,.list-inset,.list-bordered) :is(.rows,.row){background:none;box-shadow:none;border-radius:0!important}
    .list-sidebar,.part-sidebar .list-automatic{background:none;padding:8px}
    :is(.list-sidebar,.part-sidebar .list-automatic) :is(.rows,.row){background:none;\
    box-shadow:none}
    :is(.list-sidebar,.part-sidebar .list-automatic) .row{border-radius:var(--radius-s)!important;min-height:36px}
    :is(.list-sidebar,.part-sidebar .list-automatic) .row::after{display:none}
    :is(.list-sidebar,.part-sidebar .list-automatic) .row-content{min-height:36px;padding-block:4px;padding-inline-start:12px}
    .list-sidebar .part-header{padding-inline:12px}
    .form-columns{background:none}
    .row-edits,.swipe{display:flex;gap:4px;flex:none;align-items:center}
    .row-edit{border:0;background:none;border-radius:8px;width:32px;height:32px;padding:0;\
    display:grid;place-items:center;color:var(--label-2)}
    .row-edit:hover{background:var(--fill)}
    .row-delete:is(:hover,:focus-visible){color:var(--red-text)}
    .swipe-leading{order:-1;padding-inline-start:10px}
    .button-swipe{background:var(--tint);color:var(--on-tint);padding:4px 12px;min-height:32px;\
    font-size:.9375rem;font-weight:550;border-radius:8px}
    @media (max-width:600px){.row:has(>.swipe){flex-wrap:wrap;padding-block-end:8px!important}\
    .row:has(>.swipe)>.row-content{flex-basis:100%;order:-1}.row>.swipe{order:0;\
    padding-inline-start:16px}.row>.swipe~.swipe{padding:0;margin-inline-start:auto}}
    @media (hover:hover){.row-edits,.swipe{opacity:0;transition:opacity var(--quick)}\
    .row:hover>:is(.row-edits,.swipe),.row:focus-within>:is(.row-edits,.swipe){opacity:1}}
    .context-menu{position:absolute;inset-block-start:4px;inset-inline-end:4px;z-index:2}
    .row>.context-menu{position:relative;inset:auto}
    .context-menu>summary{width:30px;height:30px;border-radius:8px;display:grid;\
    place-items:center;color:var(--label-2);background:color-mix(in srgb,var(--surface) 85%,\
    transparent)}
    .context-menu>summary:hover{background:var(--fill)}
    .context-menu>.menu-items{inset-inline:auto 0}
    @media (hover:hover){.context-menu:not([open])>summary{opacity:0}\
    :hover>.context-menu>summary,.context-menu:focus-within>summary{opacity:1!important}}
    .group-box{background:var(--fill-soft);border-radius:var(--radius);padding:14px 16px;\
    display:grid;gap:8px;text-align:start}
    .group-box>.part-label{font-weight:600;font-size:.9375rem}
    .section-loose>.part-header{font-weight:600;color:var(--label-2);font-size:.9375rem}

    """

  static let tables = """
    .table{overflow:auto;text-align:start;background:var(--surface);border-radius:var(--radius);\
    box-shadow:0 0 0 1px var(--line);scrollbar-width:thin}
    table{border-collapse:collapse;width:100%;font-variant-numeric:tabular-nums;\
    font-size:.9375rem}
    th,td{padding:9px 16px;text-align:start;border-block-end:1px solid var(--line)}
    tbody tr:last-child td{border-block-end:0}
    thead th{position:sticky;top:0;background:var(--surface);font-weight:600;\
    font-size:.8125rem;color:var(--label-2);white-space:nowrap;z-index:1}
    td>:not(.fx){width:fit-content}
    .sort{border:0;background:none;padding:2px 6px;margin:-2px -6px;border-radius:6px;\
    font-weight:inherit;color:inherit;gap:4px}
    .sort:hover{background:var(--fill)}
    .sort .icon{width:.9em;height:.9em}
    tbody tr:hover{background:var(--fill-soft)}
    tr.selected{background:var(--tint-soft)!important}

    """
}
