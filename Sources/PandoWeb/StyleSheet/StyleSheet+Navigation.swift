extension StyleSheet {
  static let navigation = """
    .stack,.tab-view,.split{min-height:0;min-width:0}
    .stack>.screen{width:100%;height:100%;min-height:0}
    .stack>.screen:has(~.screen){display:none}
    .screen{display:grid;grid-template:auto auto minmax(0,1fr)/minmax(0,1fr);position:relative;\
    text-align:start;background:var(--page)}
    .screen:has(>.screen-content>.part>.collection:not(.list-plain,.list-inset)){\
    background:var(--grouped)}
    .screen-content{grid-row:3;overflow:auto;min-height:0}
    .bar{min-height:52px;padding:6px 16px;gap:4px 12px;grid-row:1;flex-wrap:wrap;\
    text-align:start}
    .screen:has(>.screen-content>.part>.collection:not(.list-plain,.list-sidebar))>:is(.bar,.part-search){\
    padding-inline:max(16px,calc((100% - 46rem)/2))}
    .bar-untitled:not(:has(button,a,.toolbar-item)){display:none}
    .screen-title{font-size:1.75rem;font-weight:700;letter-spacing:-.018em;line-height:1.2;\
    flex:1 1 auto;max-width:100%;order:2;text-wrap:balance}
    .title-large .bar,.title-automatic .bar{padding-block-start:14px}
    :is(.title-inline,.bar:has(>.dismiss),.sheet) .screen-title{font-size:1.0625rem;font-weight:650;letter-spacing:0;\
    text-align:center;white-space:nowrap;overflow:hidden;text-overflow:ellipsis;flex:1 1 0;\
    min-width:0}
    .bar:has(>.dismiss),.title-inline>.bar,.sheet .bar{flex-wrap:nowrap}
    .bar:has(>.dismiss)+.part-search,.title-inline>.part-search{padding-block-start:10px!important}
    .part-search:empty{display:none!important}
    .title-inline .bar,.bar:has(>.dismiss){padding-block:4px;\
    border-block-end:1px solid var(--line)}
    .bar .dismiss{gap:2px;min-height:36px;order:0}
    .bar:has(>.dismiss)::after{content:"";flex:0 1 4rem;order:5}
    .bar:has(>.dismiss):has(.tools-trailing>*)::after{display:none}
    .toolbar{display:contents}
    .tools{display:flex;gap:16px;align-items:center;flex:none}
    .tools:not(:has(*)){display:none}
    .tools-leading{order:1}
    .tools-principal{order:3;flex:1;justify-content:center;font-weight:650}
    .tools-trailing{order:4;margin-inline-start:auto}
    .tools-bottom{position:absolute;inset:auto 0 0;padding:8px 16px;min-height:52px;z-index:3;\
    background:color-mix(in srgb,var(--page) 92%,transparent);\
    border-block-start:1px solid var(--line);justify-content:space-between}
    .screen:has(.tools-bottom>*){padding-block-end:52px}
    .tools .button-borderless{min-height:36px;font-weight:500}
    .screen>.part-search{grid-row:2;padding:0 16px 10px;display:block;text-align:start}
    .screen>.part-search .input{max-width:28rem}
    .screen-titles{flex:1;min-width:0;order:2}
    .screen-subtitle{font-size:.8125rem;color:var(--label-2)}
    .title-inline .screen-titles{text-align:center}
    .part-search .input{background:var(--fill);border-color:transparent;border-radius:10px}
    .split{display:grid;grid-auto-flow:column;grid-template-columns:minmax(220px,19rem);\
    grid-auto-columns:minmax(0,1fr);grid-template-rows:minmax(0,1fr)}
    .split-inspector{grid-template-columns:minmax(0,1fr) minmax(220px,20rem)}
    .split-inspector>:last-child:not(:first-child){border-inline-start:1px solid var(--line)}
    .split>.part{min-width:0;min-height:0;overflow:auto}
    .split>.screen{overflow:hidden}
    .split-alone{grid-template-columns:minmax(0,1fr)}
    .split-alone>.part-sidebar,.split-alone.split-double>.part-content{display:none}
    .split>.part-sidebar{background:var(--fill-soft);border-inline-end:1px solid var(--line)}
    .split>.part>.fy{height:100%}
    .part-sidebar .screen,.part-sidebar .collection{background:none!important}
    .split:not(.split-inspector):has(>.part-content){\
    grid-template-columns:minmax(180px,15rem) minmax(220px,21rem) minmax(0,1fr)}
    .split-alone:has(>.part-content){grid-template-columns:minmax(220px,21rem) minmax(0,1fr)!important}
    .split-alone.split-double{grid-template-columns:minmax(0,1fr)!important}
    .split:not(.split-inspector)>.part-content{border-inline-end:1px solid var(--line)}
    .tab-view{display:grid;grid-template:auto minmax(0,1fr)/minmax(0,1fr)}
    .tab-view.bare{grid-template:minmax(0,1fr)/minmax(0,1fr)}
    .tab-view.bare>.tab-bar{display:none}
    .tab-bar{display:grid;justify-content:center;padding:8px 12px;\
    border-block-end:1px solid var(--line);background:var(--page)}
    .tabs{display:flex;gap:4px;min-width:0;overflow:auto;padding:3px;border-radius:99px;\
    background:var(--fill-soft);scrollbar-width:none}
    .tab-button{border:0;background:none;border-radius:99px;padding:6px 16px;min-height:34px;\
    display:flex;align-items:center;gap:7px;font-size:.9375rem;font-weight:550;\
    color:var(--label-2);white-space:nowrap;position:relative}
    .tab-button:hover{color:var(--label)}
    .tab-button[aria-selected=true]{background:var(--thumb);color:var(--tint-text);\
    box-shadow:var(--lift)}
    .tab-button:focus-visible{outline-offset:-2px!important}
    .tab-panels,.tab-panel{min-height:0;overflow:auto}
    .tab-panels>.tab-panel{width:100%;align-self:stretch}
    @media (max-width:700px){.split{display:flex;flex-direction:column}\
    .split>.part-sidebar{border:0;border-block-end:1px solid var(--line)}\
    .split>.part{flex:1 1 auto;border-inline:0!important}\
    .split>.part-content{border-block-end:1px solid var(--line)}\
    .split:not([class*=shows])>.part-sidebar{flex:none;max-height:40%}\
    .split.shows-sidebar>.part:not(.part-sidebar),.split.shows-detail>.part:not(.part-detail),\
    .split.shows-content>.part:not(.part-content){display:none}\
    .tab-view{grid-template:minmax(0,1fr) auto/minmax(0,1fr)}\
    .tab-view:not(.tab-view-page)>.tab-bar{grid-row:2;padding:2px 4px;\
    padding-block-end:max(2px,env(safe-area-inset-bottom));border:0;\
    border-block-start:1px solid var(--line);justify-content:stretch}\
    .tab-view>.tab-panels{grid-row:1}\
    .tabs{background:none;justify-content:space-around;padding:0}\
    .tab-button{flex-direction:column;gap:2px;font-size:.6875rem;padding:5px 8px;flex:1;\
    justify-content:center;min-height:48px;border-radius:12px;\
    background:none!important;box-shadow:none!important}\
    .tab-button .labelled{flex-direction:column;gap:2px}\
    .tab-button .icon{width:1.5rem;height:1.5rem}\
    .tab-button .badge{position:absolute;inset-block-start:2px;inset-inline-start:calc(50% + 6px);\
    font-size:.6875rem;padding:0 5px;min-width:1.1rem;background:var(--red);color:var(--red-on)}\
    .bar .dismiss span{display:none}\
    .root:has(.tab-bar)>.part-toasts{inset-block-end:72px}\
    .tools .label-automatic:has(>.icon,>.part-icon)>:not(.icon,.part-icon){position:absolute;\
    width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}\
    .tools .button .icon{width:1.5rem;height:1.5rem}}

    """

  static let presentation = """
    .layer{position:fixed;inset:0;z-index:50;background:#00000061;display:grid;\
    place-items:center;padding:20px;grid-template:minmax(0,1fr)/minmax(0,1fr)}
    dialog{border:0;padding:0;color:inherit;margin:0;position:static}
    .sheet,.question{background:var(--page);border-radius:18px;box-shadow:var(--float);\
    width:100%;max-height:100%;overflow:auto;text-align:start}
    .sheet{max-width:35rem;position:relative;display:grid;\
    grid-template:auto auto minmax(0,1fr)/minmax(0,1fr)}
    .sheet>.bar{grid-row:1}\
    .sheet>.part-search{grid-row:2;padding:0 16px 10px}\
    .sheet:has(.fy){height:min(100%,44rem)}
    .sheet-content{grid-row:3;min-height:120px;overflow:auto}
    .sheet>.dismiss,.popover>.dismiss{position:absolute;inset-block-start:12px;\
    inset-inline-end:12px;width:30px;height:30px;border-radius:50%;background:var(--fill);\
    color:var(--label-2);z-index:4}
    .sheet>.dismiss .icon{width:.85em;height:.85em}
    .sheet:has(>.dismiss) .bar{padding-inline:54px!important}
    .sheet:has(>.dismiss) .bar:has(>.dismiss){padding-inline-start:16px!important}
    .sheet:has(.tools-leading>*)>.dismiss{display:none}
    .sheet:has(.tools-leading>*) .bar{padding-inline:16px!important}
    .sheet .bar::after{display:none!important}
    .question{text-align:center;max-width:21rem;padding:22px 18px 16px;display:grid;gap:6px}
    .question-title{font-size:1.0625rem;font-weight:650}\
    .question-message{font-size:.9375rem;color:var(--label-2)}
    .question-message:empty,.question-fields:empty{display:none}
    .question-fields{margin-block-start:8px;align-items:stretch}
    .question-actions,.question-actions>.part-actions{display:flex;flex-wrap:wrap;gap:8px}
    .question-actions{margin-block-start:12px}\
    .question-actions>.part-actions{width:100%;flex-direction:row}
    .question-actions .button{flex:1 1 8rem;padding:9px 12px;min-height:42px;\
    background:var(--tint-soft);font-weight:550;border-radius:11px}
    .question-actions .role-cancel{background:var(--fill);color:var(--label)}
    .question-choice .question-actions .button{flex-basis:100%}
    .file-field,.file-importer progress{width:100%;margin-block-start:8px;font:inherit;\
    accent-color:var(--tint)}
    .file-field{min-height:44px}\
    .popover{position:absolute;inset-block-start:calc(100% + 8px);inset-inline-start:50%;\
    translate:-50% 0;z-index:30;background:var(--raised);border-radius:14px;\
    box-shadow:var(--float);width:max-content;max-width:min(24rem,90vw);padding:0}
    .popover>.dismiss:not(:focus-visible){opacity:0;pointer-events:none}
    [dir=rtl] .popover{translate:50% 0}
    .root>.popover{position:fixed;inset-block-start:50%;translate:-50% -50%}
    [dir=rtl] .root>.popover{translate:50% -50%}
    .popover-top{inset-block:auto calc(100% + 8px)}
    .part-toasts{position:fixed;inset:auto 0 16px;z-index:60;padding:0 16px;pointer-events:none}
    .part-toasts>*{max-width:26rem;margin:auto}.part-toasts>*>*{pointer-events:auto}
    @media (max-width:600px){.sheet-layer{padding:0;place-items:end stretch}\
    .sheet-layer>.sheet{max-width:none;border-radius:18px 18px 0 0;max-height:94%}\
    .sheet:has(.fy){height:94%}\
    .sheet-layer>.rests{height:var(--detent)}}\
    .sheet[class*=Cover]{position:fixed;inset:0;min-width:100%;min-height:100%;border-radius:0}

    """

  static let charts = """
    .chart{display:flex;flex-direction:column;gap:10px;min-width:10px;min-height:180px;\
    text-align:start;position:relative}
    .chart svg{display:block;width:100%;height:100%;overflow:visible}
    .chart-grid{stroke:var(--line);stroke-width:1}
    .chart-plot{flex:1;display:grid;grid-template:auto minmax(0,1fr) auto auto/auto minmax(0,1fr);\
    gap:4px 8px;font-size:.75rem;color:var(--label-2);font-variant-numeric:tabular-nums}
    .chart-y-label{grid-area:1/1/2/3}
    .chart-area{grid-area:2/2;min-height:120px;position:relative}
    .chart-area>svg{position:absolute;inset:0}
    .chart-y,.chart-x{position:relative}
    .chart-y{grid-area:2/1;text-align:end}
    .chart-x{grid-area:3/2}
    .chart-room{visibility:hidden}
    .chart-y>:not(.chart-room){position:absolute;inset-inline-end:0;translate:0 -50%}
    .chart-x>:not(.chart-room){position:absolute;top:0;translate:-50% 0;white-space:nowrap}
    .chart-x-label{grid-area:4/2;text-align:center}
    .chart-pie{flex:1;min-height:140px;position:relative}
    .chart-pie>svg{position:absolute;inset:0}
    .chart-sector{stroke:var(--page);stroke-width:1}
    .chart-legend{display:flex;flex-wrap:wrap;gap:4px 14px;font-size:.8125rem;\
    color:var(--label-2)}
    .chart-legend li{display:flex;align-items:center;gap:6px}
    .chart-swatch{width:10px;height:10px;border-radius:3px;flex:none}

    """
}
