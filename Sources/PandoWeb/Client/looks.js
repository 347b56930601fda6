// How the things look that the rest of the script draws. Nobody sees them before, so that they are not in the style sheet.
const looks = new CSSStyleSheet()

// A tooltip, which is where tips.js puts it; a line that is cut in its middle, whose words stay whole, with their head in sight and
// their end drawn after it; the values of a chart where someone points; parts of a stack of bars, which meet at whole pixels; the end of a heading, at which its column is dragged; the shortcut of an item; where the focus is in what stands for a drawing; and the place where what is dragged would go.
looks.replaceSync([
  '#pando-tip{position:fixed;border:0;padding:5px 9px;border-radius:7px;max-width:min(20rem,calc(100vw - 16px));width:max-content;overflow-wrap:break-word;white-space:pre-line;font-size:.8125rem;line-height:1.35;color:var(--label);background:var(--raised);box-shadow:var(--float)}',
  '.cut-middle[data-tail]{position:relative;text-overflow:clip}',
  '.cut-middle[data-tail]>span{display:inline-block;clip-path:inset(0 calc(100% - var(--head)) 0 0)}',
  '.cut-middle[data-tail]::after{content:attr(data-tail) / "";position:absolute;left:var(--head)}',
  '.chart-readout{z-index:2;translate:-50% 6px;padding:5px 9px;border-radius:var(--radius-s);background:var(--raised);box-shadow:var(--float);font-size:var(--footnote);font-variant-numeric:tabular-nums;white-space:pre;pointer-events:none}',
  '.chart-readout::first-line{color:var(--label-2)}',
  '.chart-readout:empty{visibility:hidden}',
  '.chart-area rect{shape-rendering:crispEdges}',
  '.handle{position:absolute;inset-block:4px;inset-inline-end:0;width:12px;border-inline-end:1px solid transparent;border-radius:4px;cursor:col-resize;touch-action:none}',
  '.handle.held{background:var(--tint-soft)}',
  '@media (pointer:coarse){.handle{display:none}}',
  '@media not (pointer:coarse){.table thead:hover .handle{border-color:var(--line)}}',
  '.menu-items [data-keys]::after{content:attr(data-keys) / "";margin-inline-start:auto;padding-inline-start:20px;color:var(--label-2)}',
  '.part-representation:has(:focus-visible){outline:2px solid var(--tint);outline-offset:2px;border-radius:4px}',
  '.drop-before{box-shadow:inset 0 2px var(--tint)}',
  '.drop-after{box-shadow:inset 0 -2px var(--tint)}',
].join(''))
document.adoptedStyleSheets = [...document.adoptedStyleSheets, looks]
