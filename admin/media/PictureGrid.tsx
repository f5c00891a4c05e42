import { type KeyboardEvent, type MouseEvent, useState } from 'react';
import { classNames } from '../../components/ui/class-names';
import { interceptClick } from '../../components/ui/intercept-click';
import { getSmallestSource } from '../../domain/responsive';
import { toStaffSource } from '../../domain/staff-media';
import { setVars } from '../../styles/set-vars';
import type { Outputs } from '../../trpc/client';
import { findNeighbour } from './neighbour';
import * as css from './PictureGrid.css';

export type Picture = Outputs['media']['list']['items'][number];

type PictureGridProps = {
  pictures: readonly Picture[];
  /** ID of the open or selected image. */
  chosen?: string | undefined;
  onChoose: (picture: Picture) => void;
  /** URL of an image; without it, images aren't links. */
  hrefOf?: (picture: Picture) => string;
};

/** Minimum and maximum of the displayed ratio. */
const RATIO = { least: 0.5, most: 3 };

/** Renders images in justified rows. Arrow keys move between images, also up and down. */
export function PictureGrid({ pictures, chosen, onChoose, hrefOf }: PictureGridProps) {
  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const faces = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-picture]')];
    const to = findNeighbour(faces, document.activeElement, event.key);
    if (!to) return;
    event.preventDefault();
    to.focus();
  }
  return (
    <ul className={css.grid} onKeyDown={onKeyDown}>
      {pictures.map(picture => {
        const ratio = Math.min(RATIO.most, Math.max(RATIO.least, picture.width / picture.height));
        const isChosen = picture.id === chosen;
        return (
          <li key={picture.id} className={css.tile} style={setVars({ [css.ratio]: ratio.toFixed(3) })}>
            <Face picture={picture} chosen={isChosen} onChoose={onChoose} href={hrefOf?.(picture)} />
          </li>
        );
      })}
      <li className={css.rest} aria-hidden="true" />
    </ul>
  );
}

type FaceProps = Pick<PictureGridProps, 'onChoose'> & {
  picture: Picture;
  chosen: boolean;
  href: string | undefined;
};

function Face({ picture, chosen, onChoose, href }: FaceProps) {
  const { url, name, alt, decorative, uses } = picture;
  const [isBroken, setBroken] = useState(false);
  const face = {
    className: classNames(css.face, chosen && css.chosen),
    'data-picture': '',
    children: (
      <>
        <span className={css.frame}>
          <img
            className={css.image}
            src={toStaffSource(getSmallestSource(url))}
            alt=""
            loading="lazy"
            decoding="async"
            onError={() => setBroken(true)}
          />
          {isBroken && <span className={classNames(css.flag, css.bad)}>File missing</span>}
          {!isBroken && !alt && !decorative && (
            <span className={classNames(css.flag, css.bad)}>No alt text</span>
          )}
          {uses === 0 && <span className={classNames(css.flag, css.unused)}>Unused</span>}
        </span>
        <span className={css.name}>{name}</span>
      </>
    ),
  };
  if (href === undefined)
    return <button type="button" {...face} aria-pressed={chosen} onClick={() => onChoose(picture)} />;
  const open = (event: MouseEvent) => interceptClick(event) && onChoose(picture);
  return <a {...face} href={href} aria-current={chosen ? 'true' : undefined} onClick={open} />;
}
