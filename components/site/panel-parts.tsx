import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { people } from '../../content/people';
import { type LatestKind, latestSlot, withMarks } from '../../domain/latest';
import { text } from '../../styles/text.css';
import { Avatar } from '../ui/Avatar';
import { classNames } from '../ui/class-names';
import * as css from './PanelParts.css';

/** How many of the people look out of a panel. */
const FACES = 5;

/** Some of the people, from the first one on. */
export const faces = (): string =>
  renderToStaticMarkup(
    people()
      .filter(({ portrait }) => portrait)
      .slice(0, FACES)
      .map(({ key, portrait }) => (
        <img key={key} className={css.face} src={portrait} alt="" width={52} height={52} loading="lazy" />
      )),
  );

const titleOf = (label: string) => (
  <span className={css.words}>
    <small className={css.small}>{label}</small>
    <b className={text.h4}>{latestSlot('title')}</b>
  </span>
);

const words: Record<LatestKind, ReactNode> = {
  case: (
    <>
      {titleOf('Newest case')}
      <small className={classNames(css.small, css.foot)}>{latestSlot('facts')}</small>
    </>
  ),
  article: (
    <>
      {titleOf(`Newest, ${latestSlot('minutes')} min read`)}
      <span className={classNames(css.foot, css.author)}>
        <Avatar initials="" photo={latestSlot('portrait')} />
        <small className={css.small}>{latestSlot('author')}</small>
      </span>
    </>
  ),
};

/** The newest of a kind as a card that leads there, with slots for its values. */
export const latestCard = (kind: LatestKind): string =>
  withMarks(
    kind,
    renderToStaticMarkup(
      <a className={css.card} href={latestSlot('href')}>
        <span className={css.place}>
          <img
            className={css.picture}
            src={latestSlot('picture')}
            alt=""
            width={480}
            height={480}
            loading="lazy"
          />
        </span>
        {words[kind]}
      </a>,
    ),
  );
