// The style of what more.js draws. Nothing of it is visible before that, so the style sheet does not have it.
const looks = new CSSStyleSheet()
/** The icon of a menu in a menu. */
const SUBMENU_ICON = '>.menu>.menu-item>.part-label .icon'

// In this order:
// - a tooltip, which tooltips.js places;
// - a line that is cut in its middle: its head is in sight, and its end is drawn behind it (middle-truncation.js);
// - the last of some lines that are cut: Chromium draws the dots behind its end, so where lines end at the edge it leaves room
//   for them. It flows around a float, which is there while something is cut and can be scrolled;
// - the arrow of a popover;
// - the button that empties a search, as wide as a target and no higher than the text;
// - the first column of a table on a phone, which stays in place while the others scroll, and gets an edge once they pass under
//   it. A word of it breaks if it is longer than two fifths of the window. In browsers without scroll-driven animations the animation takes
//   no time. In a card, which may have any colour, the column has no background before that;
// - the shortcut of a menu item, which a finger has no keys for;
// - the list of a picker while it is open, and the title of a picker or a field, which is as wide
//   as its longest word and leaves room for the value. The text of a field's title is no box of its own, which would not break
//   inside of a word;
// - the title of a menu in a row, of a disclosure and of a progress view, whose words break if they are longer than 14 em;
// - a screen that moves in or out, which gives the window no bar to scroll by;
// - a toggle that is on in a bar, whose background is wider than the toggle;
// - a week that a month does not have, which keeps its room; the names of its days, which have room on a phone however large
//   its text is; a day that the pointer is over;
// - a menu item whose menu is open, and a menu of the menu bar under the pointer; a menu in a menu, which opens to the end of its own direction, and
//   on a phone below its item, over the other items, which are pale meanwhile;
// - the items of menus: titles begin in one line, whether an item has an icon, a mark or neither; marks stand at the end where
//   other items have icons; a second text is a line of its own;
// - a view that shows its focus by itself; headers and footers that stay in sight while what is around them scrolls; every other row of a list or a table;
// - the focus in the representation of a drawing;
// - the focus of the only link of a row, which a press anywhere in the row follows: the ring is around the row. With other links
//   there is one without the focus;
// - the band of wheels: it is round at its outer ends, goes on over the wheels beside it, and has the focus ring, because the
//   rows fade out to the ends of their wheel;
// - the tools of rows. Where a row has actions at its end, Delete is for editing only. Those of the leading edge stand beside the others, so that they do not cover the beginning of the
//   row. One is placed by another that comes before it, and the first one is the nearest to its edge. For a finger, a title
//   without room beside the tools stands above them. While a row is edited for a finger, Delete is a minus in a red circle
//   before it. Where a button at the end of a row cannot place the tools, they stand behind it;
// - the panel of a tab that was just selected, which fades in;
// - a row under the pointer, or under a finger;
// - a choice in a narrow window, which stands at its lower edge;
// - the label of a control that is disabled, which is as pale as the control;
// - a button that was disabled while it had the focus: the node around it has it meanwhile, and the ring is the button's;
// - a drawing that was pressed, around which browsers draw a ring as around one that keys have reached;
// - a grid in a very narrow window, which scrolls before it breaks words;
// - the hidden points of pages, which take no finger from what is below them;
// - a long badge, which leaves room for its row, and in half a phone begins a line, as what is behind a spacer does;
// - a disclosure, a radio button or a colour well under the pointer, with a shadow as the room around it; what is pressed;
// - the error of a toggle or a picker, below it; a title beside a field, and not beside its error; a date with an error, which ends where others end; the title of a picker in one line.
looks.replaceSync([
  'label:has(>:disabled)>.labeled-label{opacity:.45}',
  '#pando-tip{position:fixed;border:0;padding:5px 9px;border-radius:7px;max-width:min(20rem,calc(100vw - 16px));width:max-content;overflow-wrap:break-word;white-space:pre-line;font-size:.8125rem;line-height:1.35;color:var(--label);background:var(--raised);box-shadow:var(--float)}',
  '.cut-middle[data-tail]{position:relative;text-overflow:clip}',
  '.cut-middle[data-tail]>span{display:inline-block;clip-path:inset(0 calc(100% - var(--head)) 0 0)}',
  '.cut-middle[data-tail]::after{content:attr(data-tail) / "";position:absolute;left:var(--tail)}',
  '.dots{animation:dots linear both;animation-timeline:scroll(self)}',
  '.dots>span{display:block}',
  '.dots>span::before{content:var(--dots);float:inline-end;width:1.2em;height:calc(var(--lines)*1lh);shape-outside:inset(calc(var(--lines)*1lh - 1lh) 0 0)}',
  '@keyframes dots{from,to{--dots:""}}',
  '.popover::before{content:"";position:absolute;z-index:-1;width:16px;height:16px;border-radius:3px;background:inherit;rotate:45deg;inset:-6px auto auto calc(var(--arrow,50%) - 8px)}',
  '.popover[data-side=bottom]::before{inset:auto auto -6px calc(var(--arrow) - 8px)}',
  '.popover[data-side=left]::before{inset:calc(var(--arrow) - 8px) auto auto -6px}',
  '.popover[data-side=right]::before{inset:calc(var(--arrow) - 8px) -6px auto auto}',
  '@media (max-width:600px){.popover:not(.kept)::before{display:none}.popover:not(.kept)>.popover-content>*{min-width:0!important}}',
  '.field-search:enabled:not(:placeholder-shown)::-webkit-search-cancel-button{opacity:1;pointer-events:auto}',
  '.field-search::-webkit-search-cancel-button{appearance:none;width:var(--control);height:var(--control);margin-block:-8px;background:var(--label-2);mask:url("data:image/svg+xml,%3Csvg xmlns=\'http://www.w3.org/2000/svg\' width=\'14\' height=\'14\' fill=\'none\' stroke=\'%237f8694\' stroke-width=\'1.8\' stroke-linecap=\'round\' stroke-linejoin=\'round\'%3E%3Cpath d=\'M3 3l8 8M11 3l-8 8\'/%3E%3C/svg%3E") center no-repeat;cursor:pointer}',
  '.screen[data-scrolled]:not(.title-inline)>.screen-content{box-shadow:0 -1px var(--line)}',
  '@media not (pointer:coarse){.row:has(>.row-content>:is(.button-row:enabled,.link,.button-plain.fx:only-child):hover),.row:hover:has(.link-push):not(:has(.link-push~.link-push,:is(button,input,textarea,select):hover)),.row.pressable:hover,.rows>.button-row:enabled:hover{background-color:var(--fill)}}',
  '@media (pointer:coarse){.row.pressable:active,.row:has(>.row-content>:is(.button-row,.link):active){background-color:var(--fill)}}',
  '[data-holds]:focus-visible{outline:none!important}:root:not(.pointed) [data-holds]:focus-visible>:disabled{outline:2px solid var(--tint-text)}',
  '@media (max-width:600px){.layer:has(>.question-choice){align-items:end;padding:8px 8px max(8px,env(safe-area-inset-bottom))}.question-choice{max-width:none;width:100%}}',
  '@media (max-width:600px){.table :is(th,td .h):first-child:not(:only-child) .text{min-width:calc-size(min-content,min(size,40vw))}.table :is(th,td):first-child:not(:only-child){--covered:var(--surface);position:sticky;inset-inline-start:0;overflow-wrap:break-word;background:var(--covered);z-index:1;clip-path:inset(0 -1px);animation:covered linear both;animation-timeline:scroll(nearest inline);animation-range:0 4px}.table tr.selected>td:first-child:not(:only-child){--covered:linear-gradient(var(--tint-soft) 0 0) var(--surface)}.table thead :is(th,td):first-child{z-index:2!important}:is([style*="background:"],.group-box,.backed) .table :is(th,td):first-child:not(:only-child){background:none}}',
  '@keyframes covered{to{background:var(--covered);outline:1px solid var(--line)}}',
  '.sort{width:calc(100% + 12px)}.cell-end>.sort{width:calc(100% + 6px)}.cell-middle>.sort{width:100%;justify-content:center}',
  '@media not (pointer:coarse){.menu-items [data-keys]::after{content:attr(data-keys) / "";margin-inline-start:auto;padding-inline-start:20px;color:var(--label-2)}}',
  '@media (min-width:701px) and (prefers-reduced-motion:no-preference){.screen:has(>.screen-content>.part>.split-inspector)>:is(.bar,.part-search){transition:padding .22s cubic-bezier(.32,.72,0,1)}.split-inspector{overflow:clip}}',
  '@media (max-width:700px){.column-back~:not(.part-sidebar) .bar:not(:has(>.dismiss)):has(.tools-leading>*){grid-template-columns:minmax(max-content,1fr) minmax(0,auto) minmax(max-content,1fr)!important}.column-back~:not(.part-sidebar) .bar:not(:has(>.dismiss)) .tools-leading{margin-inline-start:36px}.split:not(.split-inspector)>:is(.part-sidebar,.part-content) .row.selected:not(.edits *){background-color:transparent!important}.split:not(.split-inspector)>:is(.part-sidebar,.part-content) :is(.rows,.list)>.row.selected:not(.edits *,.list-plain *,.list-inset *,.list-bordered *,.list-sidebar *,.part-sidebar .list-automatic *){background-color:var(--surface)!important}.bar:has(>.dismiss>.late):not(.bar-untitled,:has(.tools-leading>*)){grid-template-columns:minmax(44px,1fr) minmax(0,auto) minmax(max-content,1fr)}.bar:not(:has(.tools-leading>*))>.dismiss:has(>.late){margin-inline-start:0;justify-content:flex-start;max-width:100%;height:44px;overflow:hidden;flex-wrap:wrap;align-content:flex-start}.bar:not(:has(.tools-leading>*))>.dismiss>.icon{height:44px}.bar:not(:has(.tools-leading>*))>.dismiss>.late{display:block;flex:none;line-height:44px}}',
  '.menu-items .menu-items{margin:0 2px;position-area:self-inline-end span-self-block-end;position-try:flip-inline,flip-block,flip-block flip-inline}',
  '@media (max-width:600px){.menu-items:has(>.menu>:popover-open)>:not(:has(>:popover-open)){opacity:.3}.menu-items .menu-items{margin:2px -5px;position-area:block-end span-inline-end;position-try:most-height flip-block;max-height:100%}}',
  '@media (pointer:coarse){.input-date{text-align:center}}',
  '.joined>:not(:first-child),.joined>:not(:first-child)>.button{border-start-start-radius:0;border-end-start-radius:0}.joined>:not(:last-child),.joined>:not(:last-child)>.button{border-start-end-radius:0;border-end-end-radius:0}',
  '.select option{background:var(--raised);color:var(--label);text-align:start}',
  '.select:open::picker(select){margin-block:6px;border:1px solid var(--line);border-radius:var(--radius);padding:4px;background:var(--raised);color:var(--label);box-shadow:var(--float);font-weight:400;overscroll-behavior:contain;scrollbar-width:thin;animation:open .16s var(--curve)}',
  '@media not (pointer:coarse){:is(.rows,.form) .select:hover{background-color:var(--fill-soft)}.select:open option{padding:4px 10px 4px 6px;min-height:var(--control);border-radius:var(--radius-s);background:none}.select option:is(:hover,:focus):enabled{background:var(--fill)}.select option:focus-visible{outline-offset:-2px!important}.select legend{padding:6px 10px 2px;font-size:var(--footnote);color:var(--label-2)}.select hr{margin:4px;border-block-start:1px solid var(--line)}}',
  '.row>.badge{max-width:60%;overflow:clip;overflow-clip-margin:20px;text-overflow:ellipsis}',
  '@media (max-width:300px){.row:has(>.badge){flex-wrap:wrap;row-gap:0;padding-block-end:4px}.row>.row-content:has(+.badge){flex-basis:55%}.row>.badge{margin-inline-start:auto;max-width:calc(100% - 16px)}.row-content>.h>.spacer+*{margin-inline-start:0!important}}',
  '@media not (pointer:coarse){.disclosure>summary:hover,.choices-list .choice:hover:not(:has(:disabled)){background:var(--fill-soft);box-shadow:0 0 0 6px var(--fill-soft)}.choices-list .choice:hover{clip-path:inset(0 -6px round var(--radius-s))}.input-color:hover{box-shadow:0 0 0 1px var(--label-2)}}',
  '.link:active,.disclosure>summary:active,:is(.choice,.stepper-buttons button,.switch,.input-color):active:not(:disabled,[aria-disabled],:has(:checked,:disabled)){opacity:.6}',
  '.picker:not(.label-hidden)>.labeled-label{min-width:calc-size(max-content,min(size,55%))}.field:has(>*>.input-date){flex-wrap:wrap;column-gap:8px;&>.labeled-label{flex:1 1 5em}&>.field-control{flex:none;width:min-content;margin-inline-start:auto;max-width:100%}& .input-date{max-width:100%}}',
  '.link:not(.button,.link-push,.tools *,.menu-items *,.row-content>*):hover{text-decoration:underline}.labeled:has(>.labeled-value>.field>.field-control)>.labeled-label{flex:0 0 30%}:is(.select,.switch:not(:checked))[aria-invalid=true]{border-color:var(--red)!important}',
  ':is(.labeled,.slider):has(>.field-error){flex-wrap:wrap;row-gap:0}.labeled:has(>.field-error)>.labeled-label{flex:1 1 0}:is(.labeled,.slider)>.field-error{flex:0 0 100%}',
  ':is(.rows,.form) :is(.field:has(>.field-control),.labeled:has(>.labeled-value>.field>.field-control)){align-items:start;&>.labeled-label{padding-block:calc((var(--row) - 10px - 1lh)/2)}}',
  '.field>.labeled-label{display:block}.field>.labeled-label,.labeled:has(>.labeled-value>.field>:is(.input:not(.input-date),.field-control))>.labeled-label{min-width:calc-size(min-content,min(size,60%))}',
  '.row-content>.menu,.disclosure-label,.measure-label{min-width:calc-size(min-content,min(size,max(5em,(14em - size)*999)))}:is(.row-content>.menu>.button,.measure-label>.part-label){max-width:100%}',
  '.stack{overflow-x:clip}',
  '.tools .toggle-button[aria-pressed=true]{box-shadow:-4px 0 var(--tint),4px 0 var(--tint)}',
  '.calendar tbody tr:not(:has(.button)){visibility:hidden}.calendar th{font-size:min(var(--footnote),3.3vw)!important}',
  '@media not (pointer:coarse){.calendar tr:hover{background:none}.calendar .button:hover{opacity:1;background:var(--fill)}}',
  `.menu-items:has(>.menu-item>:is(.labelled,.menu-check),>.menu-section>.menu-item>:is(.labelled,.menu-check),${SUBMENU_ICON}){:is(&,&>.menu-section)>.menu-item>.text:first-child,&>.menu>.menu-item>.part-label:not(:has(.icon)){padding-inline-start:1.7em}:is(&,&>.menu-section)>.menu-item>.text:first-child+.text{padding-inline-start:calc(1.7*var(--callout))}}`,
  `.menu-items:has(>.menu-item>.labelled,>.menu-section>.menu-item>.labelled,${SUBMENU_ICON}){:is(&,&>.menu-section)>.menu-item>.menu-check{order:1;margin-inline-start:auto;&+:not(.labelled){padding-inline-start:1.7em}}}`,
  '.menu-item:has(>:is(.text,.labelled)+.text){display:grid;justify-items:start;align-content:center;gap:0;padding-block:6px}',
  '.menu-item>:is(.text,.labelled)+.text{font-size:var(--subheadline);color:var(--label-2)}.menu-item>.labelled+.text{padding-inline-start:calc(1.7*var(--callout))}',
  '.menu-item:has(+:popover-open),.part-commands>.menu>.menu-button:hover{background:var(--fill)}',
  '.part-representation:has(:focus-visible){outline:2px solid var(--tint);outline-offset:2px;border-radius:4px}',
  ':root:not(.pointed) .row:has(.link-push:focus-visible):not(:has(.link-push:not(:focus-visible))){outline:2px solid var(--tint-text);outline-offset:-3px;border-radius:var(--radius)}.row:not(:has(.link-push:not(:focus-visible))) .link-push:focus-visible{outline:none!important}',
  '.choices-wheel{background:none!important}',
  '.choices-wheel::before{content:"";position:absolute;z-index:-1;inset:auto 0 calc(2*var(--row));height:var(--row);border-radius:var(--radius-s);background:var(--fill)}',
  '.choices-wheel [role=spinbutton] input{display:none}',
  '.choices-wheel>.choices-options:focus-visible{outline:none!important}',
  '.choices-wheel:has(>:focus-visible)::before{outline:2px solid var(--tint-text);outline-offset:-2px}',
  '.choices-wheel+.choices-wheel::before{border-start-start-radius:0;border-end-start-radius:0}',
  '.choices-wheel:has(+.choices-wheel)::before{border-start-end-radius:0;border-end-end-radius:0}',
  '@media not (pointer:coarse){.row>.swipe:not(.swipe~*){anchor-name:--tools;inset-inline-start:auto}.row:has(>.row-edits)>.swipe:not(.swipe~*){inset-inline-end:calc(anchor(--end start,0px) + var(--edits))}.row>.swipe~.swipe{inset-inline:auto calc(anchor(--tools start,8px) + 4px)!important}.swipe .button-swipe:not(:hover){background:none;color:var(--tint-text)}}',
  '@media not (pointer:coarse){.row:hover:not(.lifted) :is(.row-edits:not(.edits *),.swipe){opacity:1;pointer-events:auto}}',
  ':where(.row-edits,.swipe){gap:2px;align-items:center;z-index:2;inset-block-start:50%;translate:0 -50%}',
  '.row-edits:not(.edits *),.swipe{padding:0 2px;border-radius:10px;background:var(--raised);box-shadow:var(--lift),0 0 0 1px var(--line)}',
  '@media (pointer:coarse){.edits .row-delete>.icon{width:22px;height:22px;border-radius:50%;color:transparent;background:linear-gradient(#fff 0 0) 50%/11px 2px no-repeat var(--red);forced-color-adjust:none}.row:has(.swipe,.row-edits){touch-action:pan-y}}',
  '@supports not (anchor-name:--end){@media not (pointer:coarse){.row:has(>.row-content>.h>.button:only-of-type:last-child)>:is(.row-edits,.swipe):not(#none){position:static;translate:none;flex:none}}}',
  '.edits .row-edits{position:static;margin-inline-end:-8px;translate:none;flex:none}',
  '@media not (pointer:coarse){.row:has(>.row-content :is(a,button,input,textarea,select):not(.swipe *,.context *,.menu-items *,.row-content>.button-row,.row-content>.link:only-of-type,.row-content>.box>.link,.row-content>.h>.button:only-of-type:last-child))>:is(.row-edits,.swipe){background:none;box-shadow:none}}',
  '@media (pointer:coarse){.row-edits:not(.edits *)>:not(.row-delete){display:none}.edits .row:has(>.row-edits){flex-wrap:wrap}.edits .row-edits{display:contents}.edits .row:has(>.row-edits)>.row-content{flex:1 1 9rem}.edits .row:has(>*>.row-delete)>.row-content{padding-inline-start:0}.edits .row:has(>*>.row-delete)::after{inset-inline-start:anchor(--words start,54px)!important}.edits .row-delete{order:-1;color:var(--red-text)}}',
  '.row{--edits:120px}.row:has(>.row-edits>:only-child){--edits:48px}.row:has(.swipe-trailing):not(.edits *){--edits:84px}.row:has(.swipe-trailing):not(.edits *,:has(.row-moveUp)){--edits:8px}',
  '.row:has(.swipe-trailing):not(.edits *)>.row-edits>.row-delete,.row:has(.swipe-trailing):not(.edits *,:has(.row-moveUp))>.row-edits{display:none}',
  '.row:has(>.row-edits) .swipe-trailing{inset-inline-end:var(--edits)}',
  '@media not (prefers-reduced-motion:reduce){.tab-panel{transition:opacity .18s}@starting-style{.tab-panel{opacity:0}}}',
  '.pointed :focus-visible:not(input,textarea){outline:none!important}',
  '@media (pointer:coarse){.pointed :focus-visible{outline:none!important}.pointed .row:not(.swiped) :is(.row-edits:not(.edits *),.swipe){opacity:0;pointer-events:none}}',
  '.choices-segmented .choice{touch-action:pan-y}',
  '@media not (pointer:coarse){.choices-segmented .choice:hover:not(:has(:checked,:disabled)){color:var(--label)}.stepper-buttons button:hover:not(:disabled,[aria-disabled]){background:color-mix(in srgb,var(--label) 8%,transparent)}.tab-button:hover:not([aria-selected=true]){color:var(--label)}.sort:hover{background:var(--fill)}tr.pressable:hover{background:var(--fill-soft)}}',
  '.range:is(:hover,:active):not(:disabled)::-webkit-slider-thumb{box-shadow:0 0 0 1px #0000002e,0 0 0 6px var(--tint-soft)}',
  '.refresh[aria-busy=true]>.icon,.refresh[aria-busy=true]::before{display:none}',
  '.no-ring:focus-visible{outline:none!important}',
  '.pins-headers>.section>.part-header,.pins-footers>.section>.part-footer{position:sticky;z-index:1}',
  '.pins-headers>.section>.part-header{inset-block-start:0;inset-inline-start:0}',
  '.pins-footers>.section>.part-footer{inset-block-end:0;inset-inline-end:0}',
  '.striped:not(.shifted) :is(tr,.row):nth-child(even of :not(.gap)),.striped.shifted :is(tr,.row):nth-child(odd of :not(.gap)){background-color:var(--fill-soft)}',
  'svg:focus:not(:focus-visible){outline:0}',
  '@media (max-width:300px){.grid{overflow:auto}.grid-row :is(.cell,.text){grid-template-columns:auto;min-width:min-content}}',
  '@media (pointer:coarse){.tab-view-pageWithoutIndex>.tab-bar:not(:focus-within){pointer-events:none}}',
].join(''))
// The sheet of gestures.js, which may be there before, comes after this one.
document.adoptedStyleSheets = [looks, ...document.adoptedStyleSheets]
