import { createContext, use } from 'react';
import type { HeroByName } from '../../domain/sections/heroes';
import type { Breadcrumb } from '../../domain/seo';
import { text } from '../../styles/text.css';
import { TalkButton } from '../contact/TalkButton';
import { Breadcrumbs } from '../ui/Breadcrumbs';
import type { ButtonVariant } from '../ui/Button';
import { classNames } from '../ui/class-names';
import * as css from './opening.css';

/** The page's hero, if the closing is part of the first screen. Undefined for a closing further down. */
export const OpeningContext = createContext<
  (HeroByName<'head offer'> & { crumbs: readonly Breadcrumb[] }) | undefined
>(undefined);

type OpeningTextProps = {
  title: string;
  lead: string;
};

/** Renders the page's title, or the closing's own title further down. */
export function OpeningText({ title, lead }: OpeningTextProps) {
  const hero = use(OpeningContext);
  if (!hero)
    return (
      <>
        <h2 className={classNames(text.h2, css.title)}>{title}</h2>
        <p className={classNames(text.lead, css.lead)}>{lead}</p>
      </>
    );
  return (
    <>
      <Breadcrumbs items={hero.crumbs} />
      <h1 className={classNames(text.h1, css.title)}>{hero.title}</h1>
      {hero.lead && <p className={classNames(text.lead, css.lead)}>{hero.lead}</p>}
      <p className={classNames(text.lead, css.lead)}>{lead}</p>
    </>
  );
}

/** Renders the hero's button, which opens the request form. The closing's own button is more prominent. */
export function OpeningButton({ variant = 'black_white' }: { variant?: ButtonVariant }) {
  const hero = use(OpeningContext);
  return (
    hero && (
      <TalkButton variant={variant} className={css.secondButton}>
        {hero.action}
      </TalkButton>
    )
  );
}

/** Renders the hero's legend. */
export function OpeningNote() {
  const note = use(OpeningContext)?.note;
  return note && <p className={classNames(text.caption, text.muted)}>{note}</p>;
}
