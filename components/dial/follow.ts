/**
 * Turns the beam of each dial. An element with `data-dial`, its rest angle, is a dial. In a `data-scope`, it follows, in
 * this order, the focused row, the row under the pointer, the pointer, and the row being read. Rows have `data-ray`. A
 * dial with `data-rows`, a selector, only points at the row being read. Any other dial shows a value. The beam of the
 * page's `data-main` dial starts at the angle of the previous page's. Angles are in degrees, clockwise from north.
 */

import { DIAL_ANGLE_KEY, DIAL_EVENT } from '../../domain/hydration';

type Dial = {
  element: HTMLElement;
  scope: Element;
  row: Element | undefined;
  angle: number;
  speed: number;
  target: number;
  /** Length of the ray in px. */
  reach: number;
  isVisible: boolean;
};
type Point = { x: number; y: number };

/** Reading line as a share of the window's height, and the maximum distance of a row from it. */
const READING_LINE = 0.46;
const READING_RANGE = 0.4;
/** Distance of a row's dot from the right edge, where rows pass under the dial (`row.css.ts`). */
const DOT_INSET = 103;
/** Stiffness and damping of the spring: 0.6 s with an overshoot of 2%. */
const STIFFNESS = 70;
const DAMPING = 13;
/** The ray appears this close to its row, and a satellite lights up this close to the beam. */
const RAY_WITHIN = 3;
const LIT_WITHIN = 13;

const still = matchMedia('(prefers-reduced-motion: reduce)');
const known = new WeakMap<Element, Dial>();
let dials: Dial[] = [];
let pointer: (Point & { over: Element }) | undefined;
let isStale = true;
let frame = 0;
let previousAngle = 0;

const ROWS = '[data-ray]:not([data-angle])';
const isMain = ({ element }: Pick<Dial, 'element'>) => 'main' in element.dataset;
const getTurn = (degrees: number) => (((degrees % 360) + 540) % 360) - 180;

function listDials(): Dial[] {
  return [...document.querySelectorAll<HTMLElement>('[data-dial]')].map(element => {
    const restAngle = Number(element.dataset.dial);
    // The start script has turned the beam of a page that was opened from another document.
    const turned = /rotate\((.+?)deg/.exec(
      element.querySelector<HTMLElement>('[data-beam]')?.style.transform ?? '',
    );
    const former = isMain({ element }) && !still.matches ? dials.find(isMain)?.angle : undefined;
    const dial = known.get(element) ?? {
      element,
      scope: element.closest('[data-scope]') ?? document.body,
      row: undefined,
      angle: former ?? Number(turned?.[1] ?? restAngle),
      speed: 0,
      target: restAngle,
      reach: 0,
      isVisible: false,
    };
    known.set(element, dial);
    return dial;
  });
}

function findRead(scope: Element, rows = ROWS): Element | undefined {
  if (scrollY < 40) return undefined;
  let best = innerHeight * READING_RANGE;
  let read: Element | undefined;
  for (const row of scope.querySelectorAll(rows)) {
    const { top, bottom } = row.getBoundingClientRect();
    const distance = Math.abs((top + bottom) / 2 - innerHeight * READING_LINE);
    if (distance < best) [best, read] = [distance, row];
  }
  return read;
}

/** Measures where the beam of a dial should point. */
function aim(dial: Dial): void {
  const { element, scope } = dial;
  const box = element.getBoundingClientRect();
  dial.isVisible = box.bottom > 0 && box.top < innerHeight;
  if (!dial.isVisible) return;
  const center = { x: box.left + box.width / 2, y: box.top + box.height / 2 };
  const getAngle = ({ x, y }: Point) => (Math.atan2(x - center.x, center.y - y) * 180) / Math.PI;
  const { rows } = element.dataset;
  const follows = scope !== document.body;
  const isPointed = follows && pointer && scope.contains(pointer.over);
  const chosen = follows ? document.querySelector(':focus-visible')?.closest('[data-ray]') : undefined;
  let row = chosen && scope.contains(chosen) ? chosen : undefined;
  if (isPointed) row ??= pointer?.over.closest('[data-ray]') ?? undefined;
  else if (follows || rows) row ??= findRead(scope, rows);
  if (follows && row !== dial.row) {
    dial.row?.removeAttribute('data-on');
    row?.setAttribute('data-on', '');
    dial.row = row;
    showDrawing(element, row?.querySelector('svg'));
  }
  dial.reach = 0;
  dial.target = Number(element.dataset.dial);
  if (still.matches) return;
  const angle = row?.getAttribute('data-angle');
  if (angle) dial.target = Number(angle);
  else if (row) {
    const { left, right, top, bottom } = row.getBoundingClientRect();
    const x = right < center.x ? right : Math.max(left, right - DOT_INSET);
    const y = (top + bottom) / 2;
    dial.target = getAngle({ x, y });
    dial.reach = Math.hypot(x - center.x, y - center.y);
  } else if (isPointed && pointer) dial.target = getAngle(pointer);
}

/** Shows the row's drawing in the core. The previous one stays while it fades. */
function showDrawing(dial: HTMLElement, drawing: Element | null | undefined): void {
  const core = dial.querySelector('[data-core]');
  if (core && drawing) core.innerHTML = drawing.innerHTML;
  dial.toggleAttribute('data-drawn', Boolean(drawing));
}

/** Moves the beam by one step, and returns whether it still moves. */
function turn(dial: Dial, seconds: number): boolean {
  const gap = getTurn(dial.target - dial.angle);
  dial.speed += (gap * STIFFNESS - dial.speed * DAMPING) * seconds;
  dial.angle += dial.speed * seconds;
  const isMoving = !still.matches && (Math.abs(gap) > 0.05 || Math.abs(dial.speed) > 0.5);
  if (!isMoving) [dial.angle, dial.speed] = [dial.target, 0];
  const rotation = `rotate(${dial.angle.toFixed(2)}deg)`;
  const reach = Math.abs(gap) < RAY_WITHIN ? Math.round(dial.reach) : 0;
  for (const part of dial.element.querySelectorAll<HTMLElement>('[data-beam]')) {
    const isRay = part.dataset.beam === 'ray';
    part.style.transform = isRay ? `${rotation} scaleY(${reach})` : rotation;
  }
  for (const satellite of dial.element.querySelectorAll<HTMLElement>('[data-angle]')) {
    const distance = Math.abs(getTurn(dial.angle - Number(satellite.dataset.angle)));
    satellite.toggleAttribute('data-lit', !dial.reach && distance < LIT_WITHIN);
  }
  return isMoving;
}

function draw(time: number): void {
  const seconds = Math.min(0.032, (time - previousAngle) / 1_000);
  previousAngle = time;
  frame = 0;
  if (isStale) {
    isStale = false;
    dials = listDials();
    dials.forEach(aim);
  }
  const moving = dials.filter(dial => dial.isVisible && turn(dial, seconds));
  if (moving.length > 0) requestFrame();
}

function requestFrame(): void {
  frame ||= requestAnimationFrame(draw);
}

function update(): void {
  isStale = true;
  if (!frame) previousAngle = performance.now();
  requestFrame();
}

function follow({ pointerType, clientX: x, clientY: y, target }: PointerEvent): void {
  // The browser repeats the event when content scrolls below a resting pointer.
  if (pointerType === 'touch' || (x === last.x && y === last.y)) return;
  last = { x, y };
  pointer = target instanceof Element ? { x, y, over: target } : undefined;
  update();
}
let last: Point = { x: -1, y: -1 };

/** Scrolling takes over until the pointer itself moves. */
function release(): void {
  pointer = undefined;
  update();
}

/** Keeps the angle for the next document. Storage can be blocked. */
function keepAngle(): void {
  const main = dials.find(isMain);
  try {
    if (main) sessionStorage.setItem(DIAL_ANGLE_KEY, String(Math.round(getTurn(main.angle))));
  } catch {}
}

addEventListener('pagehide', keepAngle);
addEventListener('pointermove', follow, { passive: true });
addEventListener('scroll', release, { passive: true });
document.documentElement.addEventListener('pointerleave', release);
for (const event of ['focusin', 'focusout', 'resize', 'pageshow', DIAL_EVENT])
  addEventListener(event, update);
update();
