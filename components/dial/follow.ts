/**
 * Turns the beams of elements with `data-dial` (the rest angle): to the row in focus, under the pointer or being read
 * (`data-ray`), to the pointer, or to a value. Angles are in degrees, clockwise from north.
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
/** Maximum angle from the beam at which a row's ray appears, and at which a satellite lights up (`data-half`). */
const RAY_TOLERANCE = 3;
const LIT_TOLERANCE = 13;

const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');
const knownDials = new WeakMap<Element, Dial>();
let dials: Dial[] = [];
let pointer: (Point & { element: Element }) | undefined;
let isStale = true;
let frame = 0;
let previousTime = 0;

const ROW_SELECTOR = '[data-ray]:not([data-angle])';
const isMainDial = ({ element }: Pick<Dial, 'element'>) => 'main' in element.dataset;
const normaliseAngle = (degrees: number) => (((degrees % 360) + 540) % 360) - 180;

function listDials(): Dial[] {
  return [...document.querySelectorAll<HTMLElement>('[data-dial]')].map(element => {
    const restAngle = Number(element.dataset.dial);
    // The start script has turned the beam of a page that was opened from another document.
    const rotation = /rotate\((.+?)deg/.exec(
      element.querySelector<HTMLElement>('[data-beam]')?.style.transform ?? '',
    );
    const mainAngle =
      isMainDial({ element }) && !reducedMotion.matches ? dials.find(isMainDial)?.angle : undefined;
    const dial = knownDials.get(element) ?? {
      element,
      scope: element.closest('[data-scope]') ?? document.body,
      row: undefined,
      angle: mainAngle ?? Number(rotation?.[1] ?? restAngle),
      speed: 0,
      target: restAngle,
      reach: 0,
      isVisible: false,
    };
    knownDials.set(element, dial);
    return dial;
  });
}

function findReadRow(scope: Element, rows = ROW_SELECTOR): Element | undefined {
  if (scrollY < 40) return undefined;
  let shortestDistance = innerHeight * READING_RANGE;
  let readRow: Element | undefined;
  for (const row of scope.querySelectorAll(rows)) {
    const { top, bottom } = row.getBoundingClientRect();
    const distance = Math.abs((top + bottom) / 2 - innerHeight * READING_LINE);
    if (distance < shortestDistance) [shortestDistance, readRow] = [distance, row];
  }
  return readRow;
}

/** Measures where the beam of a dial should point. */
function updateTarget(dial: Dial): void {
  const { element, scope } = dial;
  const box = element.getBoundingClientRect();
  dial.isVisible = box.bottom > 0 && box.top < innerHeight;
  if (!dial.isVisible) return;
  const centre = { x: box.left + box.width / 2, y: box.top + box.height / 2 };
  const getAngle = ({ x, y }: Point) => (Math.atan2(x - centre.x, centre.y - y) * 180) / Math.PI;
  const { rows } = element.dataset;
  const isInPage = scope !== document.body;
  const isPointed = isInPage && pointer && scope.contains(pointer.element);
  const focusedRow = isInPage ? document.querySelector(':focus-visible')?.closest('[data-ray]') : undefined;
  let row = focusedRow && scope.contains(focusedRow) ? focusedRow : undefined;
  if (isPointed) row ??= pointer?.element.closest('[data-ray]') ?? undefined;
  else if (isInPage || rows) row ??= findReadRow(scope, rows);
  if (isInPage && row !== dial.row) {
    dial.row?.removeAttribute('data-on');
    row?.setAttribute('data-on', '');
    dial.row = row;
    showDrawing(element, row?.querySelector('svg'));
  }
  dial.reach = 0;
  dial.target = Number(element.dataset.dial);
  if (reducedMotion.matches) return;
  const angle = row?.getAttribute('data-angle');
  if (angle) dial.target = Number(angle);
  else if (row) {
    const { left, right, top, bottom } = row.getBoundingClientRect();
    const x = right < centre.x ? right : Math.max(left, right - DOT_INSET);
    const y = (top + bottom) / 2;
    dial.target = getAngle({ x, y });
    dial.reach = Math.hypot(x - centre.x, y - centre.y);
  } else if (isPointed && pointer) dial.target = getAngle(pointer);
}

/** Shows the row's drawing in the core. The previous one stays while it fades. */
function showDrawing(dial: HTMLElement, drawing: Element | null | undefined): void {
  const core = dial.querySelector('[data-core]');
  if (core && drawing) core.innerHTML = drawing.innerHTML;
  dial.toggleAttribute('data-drawn', Boolean(drawing));
}

/** Moves the beam by one step, and returns whether it is still moving. */
function turnBeam(dial: Dial, seconds: number): boolean {
  const gap = normaliseAngle(dial.target - dial.angle);
  dial.speed += (gap * STIFFNESS - dial.speed * DAMPING) * seconds;
  dial.angle += dial.speed * seconds;
  const isMoving = !reducedMotion.matches && (Math.abs(gap) > 0.05 || Math.abs(dial.speed) > 0.5);
  if (!isMoving) [dial.angle, dial.speed] = [dial.target, 0];
  const rotation = `rotate(${dial.angle.toFixed(2)}deg)`;
  const reach = Math.abs(gap) < RAY_TOLERANCE ? Math.round(dial.reach) : 0;
  for (const beam of dial.element.querySelectorAll<HTMLElement>('[data-beam]')) {
    const { beam: role } = beam.dataset;
    if (role === 'back') beam.style.transform = `rotate(${-dial.angle}deg)`;
    else beam.style.transform = role ? `${rotation} scaleY(${reach})` : rotation;
  }
  // The dial shows a row's drawing instead of labels.
  const isDrawn = 'drawn' in dial.element.dataset;
  const tolerance = Number(dial.element.dataset.half ?? LIT_TOLERANCE);
  for (const satellite of dial.element.querySelectorAll<HTMLElement>('[data-angle]')) {
    const distance = Math.abs(normaliseAngle(dial.angle - Number(satellite.dataset.angle)));
    satellite.toggleAttribute('data-lit', !isDrawn && distance < tolerance);
  }
  return isMoving;
}

function draw(time: number): void {
  const seconds = Math.min(0.032, (time - previousTime) / 1_000);
  previousTime = time;
  frame = 0;
  if (isStale) {
    isStale = false;
    dials = listDials();
    dials.forEach(updateTarget);
  }
  const movingDials = dials.filter(dial => dial.isVisible && turnBeam(dial, seconds));
  if (movingDials.length > 0) requestFrame();
}

function requestFrame(): void {
  frame ||= requestAnimationFrame(draw);
}

function update(): void {
  isStale = true;
  if (!frame) previousTime = performance.now();
  requestFrame();
}

function onPointerMove({ pointerType, clientX: x, clientY: y, target }: PointerEvent): void {
  // The browser repeats the event when content scrolls under a resting pointer.
  if (pointerType === 'touch' || (x === lastPoint.x && y === lastPoint.y)) return;
  lastPoint = { x, y };
  pointer = target instanceof Element ? { x, y, element: target } : undefined;
  update();
}
let lastPoint: Point = { x: -1, y: -1 };

/** Ignores the pointer after a scroll, until the pointer itself moves. */
function clearPointer(): void {
  pointer = undefined;
  update();
}

/** Stores the angle for the next document, unless storage is blocked. */
function saveAngle(): void {
  const main = dials.find(isMainDial);
  try {
    if (main) sessionStorage.setItem(DIAL_ANGLE_KEY, String(Math.round(normaliseAngle(main.angle))));
  } catch {}
}

addEventListener('pagehide', saveAngle);
addEventListener('pointermove', onPointerMove, { passive: true });
addEventListener('scroll', clearPointer, { passive: true });
document.documentElement.addEventListener('pointerleave', clearPointer);
for (const event of ['focusin', 'focusout', 'resize', 'pageshow', DIAL_EVENT])
  addEventListener(event, update);
update();
