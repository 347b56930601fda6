// The style of what gestures.js draws. Nothing of it is visible before that, so the style sheet does not have it.
const gestureLooks = new CSSStyleSheet()

// In this order:
// - the handle at the end of a heading by which a column is dragged;
// - a row that a finger drags, and the place where it would be dropped, with a line below each row but the one that comes to
//   the end;
// - a row that a finger swipes: its buttons are as high as the row;
// - the tools of a row that show icons alone, because their words would cover the row: assistive technology has the words.
gestureLooks.replaceSync([
  '.handle{position:absolute;inset-block:4px;inset-inline-end:0;width:12px;border-inline-end:1px solid transparent;border-radius:4px;cursor:col-resize;touch-action:none}',
  '.handle.held{background:var(--tint-soft)}',
  '@media (pointer:coarse){.handle{display:none}}',
  '@media not (pointer:coarse){.table thead:hover .handle{border-color:var(--line)}}',
  '.lifted{z-index:3;pointer-events:none;translate:0 var(--lifted);box-shadow:var(--float);background:var(--raised)!important;border-radius:var(--radius)!important}',
  '.lifted::after,.makes-way>.at-end::after{display:none!important}',
  '.makes-way>:not(.lifted){translate:0 var(--way,0px)}',
  '.makes-way:has(>.at-end)>:last-child:not(.at-end)::after{content:"";position:absolute;bottom:0;inset-inline-end:0;height:1px;background:var(--line)}',
  '@media not (prefers-reduced-motion:reduce){.makes-way>:not(.lifted){transition:translate .2s cubic-bezier(.32,.72,0,1)}}',
  '@media (pointer:coarse){.row:has(.swipe-trailing):not(.edits *)>.row-edits{display:none}.row.swiped{overflow:clip}.swiped:not(.edits *)>.row-edits{inset-block:0;inset-inline-end:0;translate:none;padding:0;border-radius:0;background:var(--red);box-shadow:none}.swiped:not(.edits *)>.row-edits>.row-delete{min-width:72px;flex:1;height:100%;border-radius:0;color:var(--red-on)}.swiped:not(.to-end) :is(.swipe-trailing,.row-edits){min-width:calc(0px - var(--swipe))}.swiped.to-end .swipe-leading{min-width:var(--swipe)}.swiped.to-end :is(.swipe-trailing,.row-edits),.swiped:not(.to-end) .swipe-leading{opacity:0}.swiped>:is(.row-content,.badge){translate:var(--swipe)}.swiped:not(.edits *) .swipe{inset-block:0;inset-inline-end:0;translate:none;padding:0;gap:0;border-radius:0;box-shadow:none}.swiped:not(.edits *) .swipe-leading{inset-inline:0 auto}.swiped:not(.edits *) .button-swipe:not(#none){height:100%;min-width:72px;flex:1;border-radius:0}.swiped .row-content .swipe-trailing{inset-inline:calc(100% + 16px) auto}}',
  '@media not (pointer:coarse){.short-tools .button-swipe:has(.icon){padding-inline:6px}.short-tools .button-swipe:has(.icon) :is(.text,.label-title){position:absolute;clip-path:inset(50%)}}',
].join(''))
document.adoptedStyleSheets = [...document.adoptedStyleSheets, gestureLooks]
