import type { ReactNode } from 'react';
import type { HeroByName } from '../../../domain/sections/heroes';
import type { Breadcrumb } from '../../../domain/seo';
import { text } from '../../../styles/text.css';
import { OpeningContext } from '../../closings/Opening';
import { TalkButton } from '../../contact/TalkButton';
import { classNames } from '../../ui/class-names';
import { DrawnHero } from './Drawing';

type OfferProps = HeroByName<'head offer'> & {
  crumbs: readonly Breadcrumb[];
  /** The closing that opens the page. */
  children?: ReactNode;
};

/** Width of the title in `ch`. */
const TITLE_WIDTH = 11;

export function OfferHero({ children, ...hero }: OfferProps) {
  if (children) return <OpeningContext value={hero}>{children}</OpeningContext>;
  const { art, action, note } = hero;
  return (
    <DrawnHero {...hero} measure={TITLE_WIDTH} art={art && { ...art, size: 960, turns: false }}>
      <TalkButton variant="red_white" size="large">
        {action}
      </TalkButton>
      {note && <p className={classNames(text.small, text.muted)}>{note}</p>}
    </DrawnHero>
  );
}
