import { type KeyboardEvent, type MouseEvent, useState } from 'react';
import { classNames } from '../../components/ui/class-names';
import { interceptClick } from '../../components/ui/intercept-click';
import { getSmallestSource } from '../../domain/responsive';
import { toStaffSource } from '../../domain/staff-media';
import { setVars } from '../../styles/set-vars';
import type { RouterOutputs } from '../../trpc/client';
import { findNeighbour } from '../find-neighbour';
import { formatCount } from '../format-count';
import { SelectCheckbox } from '../kit/Checkbox';
import * as css from './ImageGrid.css';

export type Image = RouterOutputs['media']['list']['items'][number];

type ImageGridProps = {
  images: readonly Image[];
  /** ID of the open or selected image. */
  selected?: string | undefined;
  onChoose: (image: Image) => void;
  /** If omitted, images aren't links. */
  getHref?: (image: Image) => string;
  /** IDs of the images that are selected for an action. */
  pickedIds?: ReadonlySet<string>;
  /** Whether a touch selects an image instead of opening it. */
  isSelecting?: boolean;
  /** If omitted, images have no checkbox. */
  onPick?: (id: string, isPicked: boolean) => void;
};

/** Limits of the displayed aspect ratio (width divided by height). */
const ASPECT_RATIO = { least: 0.5, most: 3 };

/** Renders images, between which arrow keys move the focus. Escape clears the selection. */
export function ImageGrid({
  images,
  selected,
  onChoose,
  getHref,
  pickedIds,
  isSelecting,
  onPick,
}: ImageGridProps) {
  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (event.key === 'Escape') for (const id of pickedIds ?? []) onPick?.(id, false);
    const tiles = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-picture]')];
    const neighbour = findNeighbour(tiles, event.key);
    if (!neighbour) return;
    event.preventDefault();
    neighbour.focus();
  }
  return (
    <ul className={css.grid} data-selecting={isSelecting ? '' : undefined} onKeyDown={onKeyDown}>
      {images.map(image => {
        const ratio = Math.min(ASPECT_RATIO.most, Math.max(ASPECT_RATIO.least, image.width / image.height));
        const isChosen = image.id === selected;
        return (
          <li key={image.id} className={css.tile} style={setVars({ [css.aspectRatio]: ratio.toFixed(3) })}>
            <Tile image={image} selected={isChosen} onChoose={onChoose} href={getHref?.(image)} />
            {onPick && (
              <SelectCheckbox
                name={image.name}
                className={css.checkboxArea}
                isPicked={pickedIds?.has(image.id) ?? false}
                onPick={isPicked => onPick(image.id, isPicked)}
              />
            )}
          </li>
        );
      })}
      <li className={css.lastRowFiller} aria-hidden="true" />
    </ul>
  );
}

type TileProps = Pick<ImageGridProps, 'onChoose'> & {
  image: Image;
  selected: boolean;
  href: string | undefined;
};

function Tile({ image, selected, onChoose, href }: TileProps) {
  const { url, name, alt, decorative, uses } = image;
  const [isBroken, setIsBroken] = useState(false);
  const tileProps = {
    className: classNames(css.tileContent, selected && css.selectedTile),
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
            onError={() => setIsBroken(true)}
          />
          {isBroken && <span className={css.flag}>File missing</span>}
          {!isBroken && !alt && !decorative && <span className={css.flag}>No alt text</span>}
        </span>
        <span className={css.caption}>
          <b>{name}</b>
          <span>{uses === 0 ? 'Unused' : formatCount(uses, 'use')}</span>
          <small>{decorative ? 'Decorative' : alt}</small>
        </span>
      </>
    ),
  };
  if (href === undefined)
    return <button type="button" {...tileProps} aria-pressed={selected} onClick={() => onChoose(image)} />;
  const open = (event: MouseEvent) => interceptClick(event) && onChoose(image);
  return <a {...tileProps} href={href} aria-current={selected ? 'true' : undefined} onClick={open} />;
}
