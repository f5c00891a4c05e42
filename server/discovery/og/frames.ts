import { ink } from '../../../art/shapes';
import { formatMonth } from '../../../domain/date';
import type { Focus } from '../../../domain/focus';
import {
  avatar,
  chip,
  chipHeight,
  HEIGHT,
  labelled,
  logo,
  MARGIN,
  plainLine,
  portraitPlace,
  strongLine,
  strongWidth,
  WIDTH,
} from './parts';
import { drawTitle, setTitle, titleHeight } from './title';

/** A picture before its art is known: the ground, where the art lies on it, and the words over both. */
export type Frame = {
  width: number;
  height: number;
  ground: string;
  art: ArtPlace;
  words: string;
  /** The round room of a portrait, over the initials that stand there without one. */
  portrait?: ArtPlace;
};

/**
 * The room of the art in the picture. The art is scaled to `scaledTo` px (or to cover the room) and cropped;
 * `focusX` and `focusY` are the shares of the surplus that go from its left and from its top.
 */
export type ArtPlace = {
  left: number;
  top: number;
  width: number;
  height: number;
  scaledTo?: number;
  focusX: number;
  focusY: number;
};

const SIZE = { width: WIDTH, height: HEIGHT };

export type PageFacts = { title: string; host: string };
export type CaseFacts = { title: string; domain: string; client: string; date: string; focus: Focus };
export type ArticleFacts = { title: string; author: string; minutes: number };

/** Middle of what stands between the head and the foot of a column. */
const between = (head: number, foot: number, height: number) => head + (foot - head - height) / 2;

/** A screen of the site: its art bleeds off to the right (mock `og-page`). */
export function pageFrame({ title, host }: PageFacts): Frame {
  const [head, foot] = [104, 533];
  const set = setTitle(title, {
    width: 552,
    height: foot - head - 48,
    size: 76,
    sizeWhenLong: 64,
    lineHeight: 1,
  });
  const top = between(head, foot, titleHeight(set));
  return {
    ...SIZE,
    ground: ink.black,
    art: { left: 620, top: 0, width: WIDTH - 620, height: HEIGHT, scaledTo: 860, focusX: 0, focusY: 0.5 },
    words:
      logo({ x: MARGIN, middle: 82, fill: ink.white }) +
      drawTitle(set, { x: MARGIN, top, fill: ink.white }) +
      plainLine(host, 24, { x: MARGIN, middle: 551, fill: ink.grey400 }),
  };
}

/** A case: its cover right, its domain, client and date left (mock `og-case`). */
export function caseFrame({ title, domain, client, date, focus }: CaseFacts): Frame {
  const panel = 560;
  const [head, foot] = [100, 512];
  const gap = 24;
  const set = setTitle(title, {
    width: panel - MARGIN - 48,
    height: foot - head - chipHeight - gap - 32,
    size: 60,
    sizeWhenLong: 52,
    lineHeight: 1,
  });
  const top = between(head, foot, chipHeight + gap + titleHeight(set));
  const facts = [
    { label: 'Client', value: client },
    { label: 'Completed', value: date && formatMonth(date) },
  ].filter(({ value }) => value);
  return {
    ...SIZE,
    ground: ink.black,
    art: {
      left: panel,
      top: 0,
      width: WIDTH - panel,
      height: HEIGHT,
      focusX: focus.x / 100,
      focusY: focus.y / 100,
    },
    words:
      logo({ x: MARGIN, middle: 78, fill: ink.white }) +
      chip(domain, { x: MARGIN, top, edge: ink.grey500, fill: ink.white }) +
      drawTitle(set, { x: MARGIN, top: top + chipHeight + gap, fill: ink.white }) +
      facts.map((fact, index) => labelled(fact, { x: MARGIN + index * 236, top: foot, room: 212 })).join(''),
  };
}

/** An article: a band of its cover, the title, who wrote it and how long it takes (mock `og-article`). */
export function articleFrame({ title, author, minutes }: ArticleFacts): Frame {
  const band = 232;
  const lineHeight = 1.03;
  const room = { height: 220, size: 62, sizeWhenLong: 52, lineHeight };
  const narrow = setTitle(title, { ...room, width: 700 });
  // A long title uses the whole width before it gets smaller than its step.
  const set = narrow.size < 52 ? setTitle(title, { ...room, width: WIDTH - 2 * MARGIN }) : narrow;
  const middle = 558;
  const name = MARGIN + 68;
  return {
    ...SIZE,
    ground: ink.white,
    art: { left: 0, top: 0, width: WIDTH, height: band, focusX: 0.5, focusY: 0.23 },
    portrait: portraitPlace({ x: MARGIN, middle }),
    words:
      drawTitle(set, { x: MARGIN, top: band + 40, fill: ink.black }) +
      avatar(author, { x: MARGIN, middle }) +
      strongLine(author, 22, { x: name, middle, fill: ink.black }) +
      plainLine(`, ${minutes} min read`, 22, {
        x: name + strongWidth(author, 22),
        middle,
        fill: ink.grey600,
      }) +
      logo({ x: 'right', middle, fill: ink.black }),
  };
}
