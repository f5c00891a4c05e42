import { type KeyboardEvent, useRef, useState } from 'react';
import { Button } from '../../../components/ui/Button';
import { Icon } from '../../../components/ui/Icon';
import { plus, search } from '../../../components/ui/icons';
import { getSectionName } from '../../../domain/sections/name';
import { visuallyHidden } from '../../../styles/layout.css';
import { findNeighbour } from '../../find-neighbour';
import { Dialog } from '../../kit/Dialog';
import { Empty } from '../../kit/Empty';
import { navLink } from '../../kit/nav.css';
import { Stack } from '../../kit/Stack';
import { Text } from '../../kit/Text';
import { type GalleryKind, galleryGroups, searchGroups } from './groups';
import { SectionDrawing } from './SectionDrawing';
import * as css from './SectionGallery.css';

type SectionGalleryProps = {
  /** Reasons why kinds can't be added, by kind. */
  unavailable: Readonly<Record<string, string>>;
  /** @param name name of a kind and variant. */
  onAdd: (name: string) => void;
  onClose: () => void;
};

const kindCount = galleryGroups.reduce((sum, { kinds }) => sum + kinds.length, 0);

export default function SectionGallery({ unavailable, onAdd, onClose }: SectionGalleryProps) {
  const [inputText, setInputText] = useState('');
  const [currentTitle, setCurrentTitle] = useState(galleryGroups[0]?.title);
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const groups = searchGroups(galleryGroups, inputText);

  function onKeyDown(event: KeyboardEvent) {
    const cards = [...(list.current?.querySelectorAll('button') ?? [])];
    const nextCard =
      event.target !== field.current
        ? findNeighbour(cards, event.key)
        : event.key === 'ArrowDown'
          ? cards[0]
          : undefined;
    if (!nextCard) return;
    event.preventDefault();
    nextCard.focus();
  }
  /** Tracks the group that is scrolled into view. */
  function onScroll() {
    const headings = [...(list.current?.querySelectorAll('h3') ?? [])];
    const top = (list.current?.getBoundingClientRect().top ?? 0) + 80;
    const passedHeading =
      headings.findLast(heading => heading.getBoundingClientRect().top < top) ?? headings[0];
    setCurrentTitle(passedHeading?.textContent ?? undefined);
  }
  function scrollToGroup(title: string) {
    const headings = [...(list.current?.querySelectorAll('h3') ?? [])];
    headings.find(heading => heading.textContent === title)?.scrollIntoView({ block: 'start' });
    setCurrentTitle(title);
  }

  return (
    <Dialog
      title="Add a section"
      isTall
      fillsUpTo="tablet"
      hasFlushBody
      bodyClassName={css.body}
      onClose={onClose}
      initialFocus={field}
      tools={
        <label className={css.search}>
          <Icon path={search} />
          <span className={visuallyHidden}>Search in {kindCount} sections</span>
          <input
            ref={field}
            type="search"
            className={css.input}
            placeholder="For example figures, FAQ, steps"
            maxLength={60}
            value={inputText}
            onChange={({ target }) => setInputText(target.value)}
            onKeyDown={onKeyDown}
          />
        </label>
      }
    >
      <nav className={css.nav} aria-label="Groups">
        {groups.map(({ title, kinds }) => (
          <button
            key={title}
            type="button"
            className={navLink.tablet}
            aria-current={title === currentTitle ? 'true' : undefined}
            onClick={() => scrollToGroup(title)}
          >
            {title}
            <Text size="small" tone="muted" weight="regular">
              {kinds.length}
            </Text>
          </button>
        ))}
      </nav>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: arrow keys move between the cards, which are buttons */}
      <div ref={list} className={css.list} onKeyDown={onKeyDown} onScroll={onScroll}>
        <p className={visuallyHidden} role="status">
          {inputText.trim() && `${groups.reduce((sum, { kinds }) => sum + kinds.length, 0)} sections found`}
        </p>
        {groups.map(({ title, kinds }) => (
          <Stack key={title} as="section" aria-label={title}>
            <Text as="h3" size="subtitle">
              {title}
            </Text>
            <ul className={css.grid}>
              {kinds.map(kind => (
                <li key={kind.kind}>
                  <Card kind={kind} reason={unavailable[kind.kind]} onAdd={onAdd} />
                </li>
              ))}
            </ul>
          </Stack>
        ))}
        {groups.length === 0 && (
          <Empty title="No results" action={<Button onClick={() => setInputText('')}>Clear search</Button>}>
            Try a topic or purpose, such as figures, prices or team.
          </Empty>
        )}
      </div>
    </Dialog>
  );
}

type CardProps = { kind: GalleryKind; reason: string | undefined; onAdd: (name: string) => void };

/** Renders a kind. An unavailable one stays focusable, so that screen readers announce the reason. */
function Card({ kind: { label, help, variants }, reason, onAdd }: CardProps) {
  const [firstVariant] = variants;
  if (!firstVariant) return null;
  const cardTexts = variants.length > 1 ? { label, help } : firstVariant;
  return (
    <>
      <button
        type="button"
        className={css.card}
        aria-disabled={reason ? true : undefined}
        onClick={() => reason || onAdd(getSectionName(firstVariant))}
      >
        <span className={css.frame}>
          <SectionDrawing name={getSectionName(firstVariant)} className={css.drawing} />
          {!reason && (
            <span className={css.addButton}>
              <Icon path={plus} />
            </span>
          )}
        </span>
        <Text as="b" weight="medium" block>
          {cardTexts.label}
        </Text>
        <Text size="caption" tone="muted" block>
          {reason ?? cardTexts.help}
        </Text>
      </button>
      {variants.length > 1 && !reason && (
        <div className={css.variants}>
          {variants.map(variant => (
            <button
              key={getSectionName(variant)}
              type="button"
              className={css.variant}
              title={variant.label}
              aria-label={variant.label}
              onClick={() => onAdd(getSectionName(variant))}
            >
              <SectionDrawing name={getSectionName(variant)} className={css.drawing} />
            </button>
          ))}
        </div>
      )}
    </>
  );
}
