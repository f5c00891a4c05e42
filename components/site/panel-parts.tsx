import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { listPeople } from '../../domain/colleague';
import { addLatestMarkers, formatSlot, type LatestKind } from '../../domain/latest';
import { text } from '../../styles/text.css';
import { Avatar } from '../ui/Avatar';
import { classNames } from '../ui/class-names';
import * as css from './PanelParts.css';

/** Number of portraits in a panel. */
const FACE_COUNT = 5;

export const renderFaces = (): string =>
  renderToStaticMarkup(
    listPeople()
      .filter(({ portrait }) => portrait)
      .slice(0, FACE_COUNT)
      .map(({ key, portrait }) => (
        <img key={key} className={css.face} src={portrait} alt="" width={52} height={52} loading="lazy" />
      )),
  );

const renderTitle = (label: string, figure?: string) => (
  <span className={css.copy}>
    <small className={css.smallText}>{label}</small>
    {figure && <span className={css.figure}>{figure}</span>}
    <b className={text.h4}>{formatSlot('title')}</b>
  </span>
);

const labels: Record<LatestKind, ReactNode> = {
  case: (
    <>
      {renderTitle('Newest case', formatSlot('figure'))}
      <small className={classNames(css.smallText, css.footer)}>{formatSlot('facts')}</small>
    </>
  ),
  article: (
    <>
      {renderTitle(`Newest, ${formatSlot('minutes')} min read`)}
      <span className={classNames(css.footer, css.author)}>
        <Avatar name="" rim={-20} photo={formatSlot('portrait')} />
        <small className={css.smallText}>{formatSlot('author')}</small>
      </span>
    </>
  ),
};

/** Renders the latest item of a kind as a linked card, with slots for its values. */
export const renderLatestCard = (kind: LatestKind): string =>
  addLatestMarkers(
    kind,
    renderToStaticMarkup(
      <a className={css.card} href={formatSlot('href')}>
        <span className={css.imageFrame}>
          <img
            className={css.image}
            src={formatSlot('picture')}
            alt=""
            width={480}
            height={480}
            loading="lazy"
          />
        </span>
        {labels[kind]}
      </a>,
    ),
  );
