extension StyleSheet {
  static let base = """
    html{font-family:var(--font);-webkit-text-size-adjust:100%;text-size-adjust:100%;\
    -webkit-font-smoothing:antialiased;accent-color:var(--tint)}
    body{margin:0;font-size:1.0625rem;line-height:1.35;color:var(--label);background:var(--page);\
    min-height:100dvh;display:grid;overflow-wrap:break-word}
    .fills-window body{height:100dvh}
    h1,h2,h3,h4,h5,h6,p,ul,figure,fieldset,hr,dl,dd{margin:0;padding:0;border:0;font:inherit;\
    min-width:0}
    ul{list-style:none}
    button,input,select,textarea{font:inherit;letter-spacing:inherit;color:inherit;margin:0}
    button,summary,.pressable,select,label:has(input){cursor:pointer;\
    -webkit-tap-highlight-color:transparent;touch-action:manipulation}
    :disabled,[aria-disabled=true]{cursor:default;opacity:.45}
    label:has(:disabled){cursor:default}
    a{color:var(--tint-text);text-decoration:none}
    a:hover{text-decoration:underline;text-underline-offset:.2em}
    .inline-link{text-decoration:underline;text-decoration-color:\
    color-mix(in srgb,currentColor 40%,transparent);text-underline-offset:.2em}
    summary{list-style:none}
    summary::-webkit-details-marker{display:none}
    ::placeholder{color:var(--label-3);opacity:1}
    ::selection{background:color-mix(in srgb,var(--tint) 28%,transparent)}
    [hidden]{display:none!important}
    .vh,.bar:has(.tools-principal>*)>.screen-title,.label-hidden :is(.labeled-label,.measure-label,.choices-label){position:absolute;width:1px;height:1px;margin:-1px;overflow:hidden;\
    clip-path:inset(50%);white-space:nowrap}
    :focus-visible{outline:2px solid var(--tint-text)!important;outline-offset:2px!important}
    .glass{-webkit-backdrop-filter:blur(20px) saturate(1.6);\
    backdrop-filter:blur(20px) saturate(1.6)}
    .text{white-space:pre-wrap;text-wrap:pretty;max-width:100%}
    .one-line{white-space:pre;overflow:hidden;text-overflow:ellipsis}
    .clamped{display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:var(--lines);\
    overflow:hidden}
    .selectable{user-select:text}
    code{font-family:var(--font-mono);font-size:.92em}
    strong{font-weight:650}
    h1.text,h2.text,h3.text{text-wrap:balance}
    .icon{display:inline-block;\
    width:calc(1.2em*var(--icon,1));height:calc(1.2em*var(--icon,1));flex:none;fill:none;\
    stroke:currentColor;stroke-width:1.8;stroke-linecap:round;stroke-linejoin:round;\
    vertical-align:-.22em}
    .icon-fill{fill:currentColor;fill-rule:evenodd}
    .icon-bare{stroke:none}
    .icon.resizable{width:auto;height:auto;min-width:10px;min-height:10px}
    .file{display:block;max-width:100%}
    .file.resizable{min-width:0;min-height:0;object-fit:fill}
    .content-fit{object-fit:contain!important}
    .content-fill{object-fit:cover!important}
    .labelled{gap:.5em}
    .row .labelled:not(.painted,.button *)>:is(.icon,.part-icon){color:var(--tint-text)}
    .label-iconOnly .part-title,.label-iconOnly .label-title,.label-titleOnly .part-icon,\
    .label-titleOnly .icon{position:absolute;width:1px;height:1px;overflow:hidden;\
    clip-path:inset(50%)}
    .badge{font-size:.8125rem;font-weight:600;font-variant-numeric:tabular-nums;\
    color:var(--label-2);background:var(--fill);border-radius:99px;padding:1px 8px;\
    min-width:1.5rem;text-align:center;flex:none}
    .problem{display:flex;gap:10px;align-items:start;padding:12px 14px;border-radius:var(--radius);\
    background:color-mix(in srgb,var(--red) 10%,var(--surface));color:var(--red-text);\
    font-size:.9375rem;text-align:start}
    .problem .icon{margin-top:.1em}
    .unavailable{justify-content:center;text-align:center;gap:10px;padding:40px 24px;\
    color:var(--label-2)}
    .unavailable>.icon,.unavailable .part-icon .icon,.unavailable .part-label .icon{width:3rem;\
    height:3rem;color:var(--label-3);margin-bottom:4px}
    .unavailable-title,.unavailable>.part-label,.unavailable .label-title{font-size:1.375rem;\
    font-weight:700;color:var(--label)}
    .unavailable .labelled{flex-direction:column}
    .unavailable>.part-actions{margin-top:10px}

    """

  /// What readers ask their system for.
  static let settings = """
    @media (prefers-reduced-motion:reduce){*,::before,::after{animation-duration:.01ms!important;\
    animation-iteration-count:1!important;transition-duration:.01ms!important;\
    scroll-behavior:auto!important}}
    @media (prefers-contrast:more){:root{--label-2:var(--label);--label-3:var(--label);\
    --line:var(--edge)}.button,.choices-segmented .choices-options,.collection .rows,\
    .menu-items,.sheet,.question{box-shadow:inset 0 0 0 1px var(--edge)}}
    @media (forced-colors:active){.button,.sheet,.question,.menu-items,.popover,\
    .choice,.tab-button{border:1px solid}.switch,.paint{forced-color-adjust:none}}
    @media (pointer:coarse){.button,.input,.select,.tab-button,.dismiss,.row-edit,\
    .stepper-buttons button,.context-menu>summary,.disclosure>summary,.menu-items .button{\
    min-height:44px;min-width:44px}.choice{min-height:36px}}
    @media print{.fills-window body,.screen,.scroll,.collection{height:auto!important;\
    overflow:visible!important}.tab-bar,.dismiss{display:none}}

    """
}
