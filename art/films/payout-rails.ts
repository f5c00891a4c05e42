import { bar, circle, disc, ink, type Point, path, poster, repeat, ring, through, ticks } from '../shapes.ts';
import { along, between, ease, FILM, type Film, there } from './motion.ts';

const PAYOUTS = 24;
/** Part of the film that one payout takes. */
const JOURNEY = 0.25;
const FOLLOWED = 8;
const courier: Point = [150, 310];
const account: Point = [1130, 310];
const rails = { first: 200, second: 420 };

const start = (payout: number) => payout / PAYOUTS;
const progress = (payout: number, time: number) => ((time - start(payout) + 1) % 1) / JOURNEY;

/** Two banks. One goes quiet for a while; what was on its way changes over, and nobody at either end notices. */
export const payoutRails: Film = time => {
  const quiet = there(time, 0.4, 0.46, 0.72, 0.78);
  const firstRail = between(rails.first, rails.second, quiet);
  const place = (payout: number): Point => {
    const y = payout % 2 === 0 ? firstRail : rails.second;
    return along([courier, [300, y], [980, y], account], Math.min(1, progress(payout, time)));
  };
  const travelling = repeat(PAYOUTS, payout => {
    if (progress(payout, time) >= 1) return '';
    const [x, y] = place(payout);
    return payout === FOLLOWED ? disc(x, y, 24, ink.red) : disc(x, y, 14, ink.white);
  });
  const rail = (y: number, alive: boolean) => {
    const colour = alive ? ink.grey500 : ink.grey700;
    const way = through([courier, [300, y], [980, y], account]);
    return (
      path(way, { stroke: colour, width: 3, ...(alive ? {} : { dash: '4 14' }) }) +
      repeat(9, i => bar(300 + i * 85 - 1.5, y - 10, 3, 20, colour))
    );
  };
  const end = ([x, y]: Point) =>
    disc(x, y, 84, ink.black) +
    ring(x, y, 84, ink.white, 2) +
    ticks(x, y, 84, { count: 48, every: 4, short: 7, long: 15 });
  const stages = [start(FOLLOWED), start(FOLLOWED) + JOURNEY / 2, start(FOLLOWED) + JOURNEY];
  const ledger = stages
    .map((at, i) => {
      const full = ease(time, at - 0.01, at + 0.03) - ease(time, 0.9, 0.98);
      const x = 520 + i * 90;
      const frame = `<rect x="${x}" y="560" width="60" height="60" stroke="${ink.grey500}" stroke-width="2"/>`;
      return frame + bar(x, 560 + 60 * (1 - full), 60, 60 * full, ink.white);
    })
    .join('');
  const body =
    rail(rails.first, quiet < 0.5) +
    rail(rails.second, true) +
    end(courier) +
    end(account) +
    circle(courier[0], courier[1], 30, { fill: ink.white }) +
    bar(account[0] - 26, account[1] - 26, 52, 52, ink.white) +
    travelling +
    ledger;
  return poster(FILM.width, FILM.height, ink.black, body);
};
