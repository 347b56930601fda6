extension StyleSheet {
  static let buttons = """
    .button,.link{gap:.4em;border:0;background:none;padding:0;text-align:center;\
    display:inline-flex;align-items:center;justify-content:center;color:var(--tint-text);\
    border-radius:var(--radius-s);transition:background var(--quick),opacity var(--quick),\
    filter var(--quick)}
    .button{position:relative;text-decoration:none!important}
    .button-bordered,.button-borderedProminent,.button-glass,.button-glassProminent,.menu>.button{\
    padding:7px 14px;min-height:36px;font-weight:500}
    .button-bordered,.button-glass,.menu>summary:not(.menu-item,.button-plain,.button-borderless){\
    background:var(--tint-soft)}
    .button-bordered:hover,.button-glass:hover,.menu>summary:hover{\
    background:color-mix(in srgb,var(--tint) 19%,transparent)}
    .button-borderedProminent,.button-glassProminent,.toggle-button[aria-pressed=true]{\
    background:var(--tint);color:var(--on-tint)}
    .button-borderedProminent:hover,.button-glassProminent:hover{filter:brightness(1.08)}
    .button-plain{color:inherit;text-align:inherit;border-radius:4px}
    .button-plain:hover{opacity:.75}
    :is(.button-borderless,.button-link,.dismiss):hover::before{content:"";\
    position:absolute;inset:-4px -8px;border-radius:var(--radius-s);background:var(--tint-soft)}
    .button:active:not(:disabled){opacity:.65}
    .button:disabled{filter:none}
    .button-bordered:disabled,.button-borderedProminent:disabled{background:var(--fill);\
    color:var(--label);pointer-events:none}
    .role-destructive{--tint:var(--red);--tint-text:var(--red-text);--on-tint:var(--red-on)}
    .size-mini,.size-small{font-size:.9375rem}
    .button.size-mini{padding:2px 8px;min-height:24px}
    .button.size-small{padding:4px 10px;min-height:30px}
    .button.size-large{padding:11px 20px;min-height:48px;border-radius:var(--radius)}
    .button.size-extraLarge{padding:15px 26px;min-height:56px;border-radius:14px;\
    font-size:1.1875rem}
    .menu,.context-menu{position:relative;width:fit-content}
    .menu-mark,.disclosure-mark{width:.8em;height:.8em;opacity:.7}
    .menu-items{position:absolute;inset-block-start:calc(100% + 6px);inset-inline-start:0;\
    z-index:20;min-width:13rem;max-width:min(20rem,90vw);padding:5px;border-radius:var(--radius);\
    background:var(--raised);color:var(--label);box-shadow:var(--float);display:grid;\
    text-align:start}
    .menu-items :is(.menu-item,.button,.choice,.labeled,.link){justify-content:flex-start;width:100%;padding:7px 11px;min-height:36px;\
    border-radius:8px;color:inherit;background:none;font-weight:400;text-align:start;\
    font-size:1rem}
    .menu-items :is(.button,.link):hover{background:var(--fill)}
    .menu-items .role-destructive{color:var(--tint-text)}
    .menu-items .divider,.menu-section+.menu-section{margin-block-start:5px;\
    border-block-start:1px solid var(--line);padding-block-start:5px}
    .menu-items .divider{padding:0}
    .menu-items .part-header{font-size:.8125rem;color:var(--label-2);padding:6px 11px 2px}
    .menu-items .menu .menu-items{position:static;box-shadow:none;padding:0 0 0 12px}
    .disclosure>summary{display:flex;align-items:center;justify-content:space-between;gap:8px;\
    min-height:36px;border-radius:6px}
    .disclosure-mark{transition:rotate var(--quick)}
    .disclosure[open]>summary>.disclosure-mark{rotate:90deg}
    [dir=rtl] .disclosure-mark,[dir=rtl] .dismiss .icon{scale:-1 1}
    .disclosure-content{padding-block:4px;align-items:stretch;text-align:start}
    .labeled{display:flex;align-items:center;justify-content:space-between;gap:8px 16px;\
    min-height:32px}
    .labeled-label{display:flex;align-items:center;gap:8px;min-width:0}
    .labeled-value{color:var(--label-2);text-align:end;justify-content:flex-end;display:flex}
    .link:hover{text-decoration:none}
    .link-push::after,.row .link-push::after{content:"";width:.5em;height:.5em;flex:none;\
    border:solid var(--label-3);border-width:1.5px 1.5px 0 0;rotate:45deg;\
    margin-inline:auto 4px}
    .link-push:not(.row *)::after{display:none}
    [dir=rtl] .link-push::after{rotate:-135deg}

    """

  static let fields = """
    .input,.select{width:100%;min-width:0;border:1px solid var(--edge);\
    border-radius:var(--radius-s);background-color:var(--surface);padding:7px 11px;\
    min-height:38px;transition:border-color var(--quick)}
    .input:hover,.select:hover{border-color:var(--label-2)}
    .input:focus-visible,.select:focus-visible{border-color:var(--tint-text);\
    outline-offset:-1px!important}
    .field-plain{border:0;background:none;padding:0;border-radius:4px;min-height:0}
    .field-plain:focus-visible{outline-offset:4px!important}
    .area{display:block;resize:none;line-height:1.4;height:100%}
    .area-grows{field-sizing:content;height:auto;min-height:0;max-height:50dvh}
    .input-date,.input-color{width:auto}
    .input-color{appearance:none;border:0;background:none;padding:0;width:44px;height:30px;\
    border-radius:8px;box-shadow:0 0 0 1px var(--edge);overflow:hidden;cursor:pointer}
    .input-color::-webkit-color-swatch-wrapper{padding:0}
    .input-color::-webkit-color-swatch{border:0}
    .input.size-large{min-height:48px;padding:11px 14px}
    .input.size-small{min-height:30px;padding:3px 8px}
    .stepper-buttons{display:inline-flex;flex:none;border-radius:var(--radius-s);\
    background:var(--fill);overflow:clip}
    .stepper-buttons button{border:0;background:none;width:44px;height:32px;padding:0;\
    display:grid;place-items:center}
    .stepper-buttons button+button{box-shadow:-1px 0 0 color-mix(in srgb,var(--edge) 45%,\
    transparent)}
    .stepper-buttons button:hover:not(:disabled){background:color-mix(in srgb,var(--label) 8%,\
    transparent)}
    .stepper-buttons button:focus-visible{outline-offset:-2px!important}
    .stepper-buttons .icon{width:1em;height:1em}
    .switch{appearance:none;flex:none;width:48px;height:28px;border-radius:99px;margin:0;\
    background:var(--edge);position:relative;transition:background .18s;cursor:inherit}
    .switch::before{content:"";position:absolute;inset-block-start:3px;inset-inline-start:3px;\
    width:22px;height:22px;border-radius:50%;background:#fff;transition:inset .18s;\
    box-shadow:0 1px 3px #0000004d}
    .switch:checked{background:var(--tint)}
    .switch:checked::before{inset-inline-start:23px}
    .toggle-checkbox{flex-direction:row-reverse;justify-content:flex-end}
    .toggle-checkbox .switch,.choices-list input{appearance:none;flex:none;width:20px;height:20px;\
    border-radius:6px;border:1.5px solid var(--edge);background:var(--surface);margin:0}
    .toggle-checkbox .switch:checked{background:var(--tint);border-color:var(--tint)}
    .toggle-checkbox .switch::before{inset:1px 5px 4px;width:auto;height:auto;border-radius:0;\
    background:none;box-shadow:none;border:solid var(--on-tint);border-width:0 2.2px 2.2px 0;\
    rotate:42deg;opacity:0}
    .toggle-checkbox .switch:checked::before{opacity:1}
    .range{appearance:none;width:100%;min-width:60px;height:28px;margin:0;background:none;\
    flex:1 1 0;cursor:pointer;--share:calc(var(--fraction,0)*100%)}
    .range::-webkit-slider-runnable-track{height:6px;border-radius:9px;\
    background:linear-gradient(to right,var(--tint) var(--share),\
    color-mix(in srgb,var(--edge) 55%,transparent) 0)}
    [dir=rtl] .range::-webkit-slider-runnable-track{background:linear-gradient(to left,\
    var(--tint) var(--share),color-mix(in srgb,var(--edge) 55%,transparent) 0)}
    .range::-webkit-slider-thumb{appearance:none;width:22px;height:22px;border-radius:50%;\
    margin-top:-8px;background:#fff;box-shadow:0 0 0 1px #0000002e,0 2px 5px #00000038}
    .range::-moz-range-track{height:6px;border-radius:9px;\
    background:color-mix(in srgb,var(--edge) 55%,transparent)}
    .range::-moz-range-progress{height:6px;border-radius:9px;background:var(--tint)}
    .range::-moz-range-thumb{width:22px;height:22px;border:0;border-radius:50%;background:#fff;\
    box-shadow:0 0 0 1px #0000002e,0 2px 5px #00000038}
    .range:focus-visible{border-radius:99px}
    .slider{gap:12px;color:var(--label-2)}

    """

  static let choices = """
    .select{appearance:none;cursor:pointer;width:auto;max-width:100%;padding-inline-end:32px;\
    background-repeat:no-repeat;background-position:calc(100% - 10px) 50%;\
    background-image:url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='14' \
    height='14' fill='none' stroke='%237f8694' stroke-width='1.8' stroke-linecap='round' \
    stroke-linejoin='round'%3E%3Cpath d='M3.5 5.5 7 9l3.5-3.5'/%3E%3C/svg%3E");\
    text-overflow:ellipsis}
    [dir=rtl] .select{background-position:10px 50%}
    .select option{background:var(--raised);color:var(--label)}
    .picker:not(.form *,.list *){width:fit-content;max-width:100%}
    .choices-segmented .choices-options{display:grid;grid-auto-flow:column;\
    grid-auto-columns:minmax(0,1fr);background:var(--fill);border-radius:10px;padding:3px;gap:2px}
    .choices-segmented .choice{display:grid;place-items:center;position:relative;\
    padding:4px 10px;min-height:30px;border-radius:8px;font-size:.9375rem;font-weight:500;\
    color:var(--label-2);text-align:center;transition:background var(--quick)}
    .choices-segmented input{position:absolute;inset:0;opacity:0;margin:0;cursor:pointer}
    .choices-segmented .choice:has(:checked){background:var(--thumb);color:var(--label);\
    box-shadow:var(--lift)}
    .choices-segmented .choice:has(:focus-visible){outline:2px solid var(--tint-text);\
    outline-offset:1px}
    .choices-options .choice-label{min-width:0}
    .choices{text-align:start}
    .choices-label{padding:0;font-weight:600;margin-block-end:4px}
    .choices-list .choices-options{display:grid}
    .choices-list .choice{display:flex;align-items:center;gap:10px;min-height:36px}
    .choices-list input{border-radius:50%;display:grid;place-items:center}
    .choices-list input:checked{border:6.5px solid var(--tint)}

    """

  static let measures = """
    .measure{display:grid;gap:6px;min-width:0;text-align:start}
    .measure-label:empty,.measure .labeled-label:empty{display:none}
    .measure-label{font-size:.9375rem}
    .measure-bar{display:flex;align-items:center;gap:8px;font-size:.8125rem;color:var(--label-2)}
    .measure>.part-currentValue{font-size:.8125rem;color:var(--label-2)}
    .progress-bar,.meter-bar{appearance:none;border:0;width:100%;flex:1;height:6px;\
    border-radius:9px;overflow:clip;background:color-mix(in srgb,var(--edge) 28%,transparent);\
    display:block;color:var(--tint)}
    .meter-bar{height:10px;background:linear-gradient(var(--tint) 0 0) 0/\
    calc(var(--fraction)*100%) 100% no-repeat,color-mix(in srgb,var(--edge) 28%,transparent)}
    [dir=rtl] .meter-bar{background-position:100%}
    .meter-bar::-webkit-meter-inner-element{display:none}
    .progress-bar::-webkit-progress-bar{background:none;border:0;height:100%;display:block}
    .progress-bar::-webkit-progress-value{\
    background:var(--tint);border-radius:9px;height:100%;block-size:100%;\
    transition:inline-size .2s}
    .progress-bar::-moz-progress-bar{background:var(--tint);border-radius:9px}
    .meter-bar::-moz-meter-bar{background:none}
    .progress-bar:indeterminate{background:linear-gradient(90deg,transparent 25%,var(--tint) 50%,\
    transparent 75%) 0/200% color-mix(in srgb,var(--edge) 35%,transparent);\
    animation:slide 1.4s linear infinite}
    .progress-circular,.gauge-circular{justify-items:center;text-align:center;width:fit-content}
    .progress-circle,.meter-circle{appearance:none;border:0;width:28px;height:28px;flex:none;\
    border-radius:50%;background:conic-gradient(var(--tint) calc(var(--fraction,.25)*360deg),\
    color-mix(in srgb,var(--edge) 40%,transparent) 0);\
    -webkit-mask:radial-gradient(closest-side,transparent 74%,#000 78%);\
    mask:radial-gradient(closest-side,transparent 74%,#000 78%)}
    .progress-circle::-webkit-progress-bar,.meter-circle::-webkit-meter-inner-element,\
    .meter-circle::-webkit-meter-bar{display:none}
    .progress-circle::-moz-progress-bar,.meter-circle::-moz-meter-bar{background:none}
    .progress-circle:indeterminate{animation:turn .9s linear infinite}
    .meter-circle{width:56px;height:56px}
    .gauge-circular{position:relative}
    .gauge-circular>.part-currentValue{position:absolute;inset-block-end:0;height:56px;\
    display:grid;place-items:center;width:100%;font-weight:600;color:var(--label)}
    .size-large .progress-circle{width:44px;height:44px}
    .size-mini .progress-circle,.size-small .progress-circle{width:18px;height:18px}
    @keyframes turn{to{rotate:1turn}}
    @keyframes slide{from{background-position:200% 0}to{background-position:0 0}}

    """
}
