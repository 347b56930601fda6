// The style of what gestures.js draws. Nothing of it is visible before that, so the style sheet and more.js do not have it.
const gestureLooks = new CSSStyleSheet()

// In this order:
// - the buttons among the tools of a row, where more-styles.js arranges the tools;
// - the values of a chart at the pointer; bars, which meet at whole pixels and grow to new values;
// - columns with widths of their own, and the handle at the end of a heading by which a column is dragged;
// - the upper edge of a sheet, which a finger drags and a press moves to the next detent; the same of an inspector;
// - a list that a finger pulls, and the turning ring above it; a pointer has a button instead;
// - a row that a finger drags or swipes: a swiped button is as high as the row;
// - the place where a dragged row would be dropped, with a line below each row but the one that comes to the end;
// - the tools of a row that are icons, because their words would cover the row: assistive technology has the words;
// - the focus in a stepper, whose corners are round.
gestureLooks.replaceSync([
  '.row-edit{border:0;background:none;border-radius:8px;width:32px;height:32px;padding:0;display:grid;place-items:center;color:var(--label-2)}',
  '.swipe{max-width:calc(100% - 16px)}.button-swipe{flex:0 1 auto;min-width:24px;padding:2px 12px;min-height:calc(var(--row) - 10px);font-size:var(--subheadline);font-weight:550;border-radius:8px}',
  '.swipe-leading{inset-inline:8px auto}',
  '.swipe-trailing{flex-direction:row-reverse}',
  '@media not (pointer:coarse){.row-edit:hover{background:var(--fill)}}',
  '.row-delete:is(:hover,:focus-visible){color:var(--red-text)}',
  '.button-swipe{background:var(--tint);color:var(--on-tint)}',
  '.chart:not([data-measure],:has([data-measure])) :is(.chart-area,.chart-pie){touch-action:pan-y}',
  '.chart:focus-visible{border-radius:var(--radius-s)}',
  '.chart-readout{z-index:2;padding:5px 9px;border-radius:var(--radius-s);background:var(--raised);box-shadow:var(--float);font-size:var(--footnote);font-variant-numeric:tabular-nums;white-space:pre;pointer-events:none}',
  '.chart-readout::first-line{color:var(--label-2)}',
  '.chart-readout:empty{visibility:hidden}',
  '.chart-area rect{shape-rendering:crispEdges;transition:x .24s,y .24s,width .24s,height .24s}',
  '.chart-area path{transition:d .24s}',
  'table.widths{table-layout:fixed}',
  '.widths>*>tr>*,.widths td>*,.widths .sort>*{overflow:hidden;text-overflow:ellipsis}',
  '.handle{position:absolute;inset-block:4px;inset-inline-end:0;width:12px;border-inline-end:1px solid transparent;border-radius:4px;cursor:col-resize;touch-action:none}',
  '.handle.held{background:var(--tint-soft)}',
  '@media (pointer:coarse){.handle{display:none}}',
  '@media not (pointer:coarse){.table thead:hover .handle{border-color:var(--line)}}',
  '@media (max-width:600px){.sheet>.grabber{display:block;position:absolute;inset:0 0 auto;margin-inline:auto;width:96px;height:44px;border:0;background:none;touch-action:none;z-index:3}.sheet:has(>.grabber)>.dismiss{inset-block-start:22px}}',
  '@media (max-width:700px){.split-inspector{overflow:clip}.split-inspector>:is(.part-detail,.dismiss){translate:0 var(--dragged)}.split-inspector:has(>.part-detail)::after{content:"";grid-area:2/1;place-self:start center;z-index:3;width:36px;height:5px;margin:6px;border-radius:5px;background:var(--edge);translate:0 var(--dragged);pointer-events:none}}',
  '.grabber::before{content:"";position:absolute;inset:6px 30px auto;height:5px;border-radius:5px;background:var(--edge)}',
  '.grabber:focus-visible{outline-color:transparent!important}',
  '.grabber:focus-visible::before{outline:2px solid var(--tint-text);outline-offset:2px}',
  '[data-on~=refresh].pulled{padding-block-start:calc(16px + var(--pull))!important}',
  '@media (pointer:coarse){.refreshing:not(.pulled){padding-block-start:60px!important}}',
  '.refreshing::before{animation:turn .8s linear infinite}',
  '[data-on~=refresh]:is(.pulled,.refreshing):not(.screen,.part)::before{content:"";position:absolute;align-self:center;width:22px;height:22px;margin-block-start:-30px;border:2.5px solid var(--label-3);border-block-start-color:transparent;border-radius:50%}',
  '@media not (pointer:coarse){.refreshing:not(.pulled)::before{display:none!important}}',
  '.lifted{z-index:3;pointer-events:none;translate:0 var(--lifted);box-shadow:var(--float);background:var(--raised)!important;border-radius:var(--radius)!important}',
  '@media (pointer:coarse){[data-on~=move]{user-select:none;-webkit-touch-callout:none}}',
  '@media (pointer:coarse){.row:has(.swipe-trailing):not(.edits *)>.row-edits{display:none}.row.swiped{overflow:clip}.swiped:not(.edits *)>.row-edits{inset-block:0;inset-inline-end:0;translate:none;padding:0;border-radius:0;background:var(--red);box-shadow:none}.swiped:not(.edits *)>.row-edits>.row-delete{min-width:72px;flex:1;height:100%;border-radius:0;color:var(--red-on)}.swiped:not(.to-end) :is(.swipe-trailing,.row-edits){min-width:calc(0px - var(--swipe))}.swiped.to-end .swipe-leading{min-width:var(--swipe)}.swiped.to-end :is(.swipe-trailing,.row-edits),.swiped:not(.to-end) .swipe-leading{opacity:0}.swiped>:is(.row-content,.badge){translate:var(--swipe)}.swiped:not(.edits *) .swipe{inset-block:0;inset-inline-end:0;translate:none;padding:0;gap:0;border-radius:0;box-shadow:none}.swiped:not(.edits *) .swipe-leading{inset-inline:0 auto}.swiped:not(.edits *) .button-swipe:not(#none){height:100%;min-width:72px;flex:1;border-radius:0}.swiped .row-content .swipe-trailing{inset-inline:calc(100% + 16px) auto}}',
  '.makes-way>:not(.lifted){translate:0 var(--way,0px)}',
  '.lifted::after,.makes-way>.at-end::after{display:none!important}',
  '.makes-way:has(>.at-end)>:last-child:not(.at-end)::after{content:"";position:absolute;bottom:0;inset-inline-end:0;height:1px;background:var(--line)}',
  '@media not (prefers-reduced-motion:reduce){.makes-way>:not(.lifted){transition:translate .2s cubic-bezier(.32,.72,0,1)}}',
  '@media not (pointer:coarse){[data-short] .button-swipe:has(.icon){padding-inline:6px}[data-short] .button-swipe:has(.icon) :is(.text,.label-title){position:absolute;clip-path:inset(50%)}}',
  // While a list is edited, the tools of its rows stand where the marks of links are.
  '.edits .link-push::after{display:none!important}',
  '.stepper-buttons button:focus-visible{outline-offset:-2px!important}',
].join(''))
document.adoptedStyleSheets.push(gestureLooks)
