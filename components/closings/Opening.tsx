import { createContext, type ReactNode, use } from 'react';
import type { HeroByName } from '../../domain/sections/heroes';
import type { Breadcrumb } from '../../domain/seo';
import { text } from '../../styles/text.css';
import { TalkButton } from '../contact/TalkButton';
import { Breadcrumbs } from '../ui/Breadcrumbs';
import { Button, type ButtonVariant } from '../ui/Button';
import { classNames } from '../ui/class-names';
import * as css from './opening.css';

/** The page's hero, if the closing is part of the first screen. Undefined for a closing further down. */
export const OpeningContext = createContext<
  (HeroByName<'head offer'> & { crumbs: readonly Breadcrumb[] }) | undefined
>(undefined);

type TitleProps = { title: string; className?: string };

/** Renders the page's title, or the closing's own title further down. */
export function OpeningTitle({ title, className = css.title }: TitleProps) {
  const hero = use(OpeningContext);
  return hero ? (
    <>
      <Breadcrumbs items={hero.crumbs} />
      <h1 className={classNames(text.h1, className)}>{hero.title}</h1>
    </>
  ) : (
    <h2 className={classNames(text.h2, className)}>{title}</h2>
  );
}

/** Renders the title, the page's lead and the closing's lead. */
export function OpeningText({ title, lead }: { title: string; lead: string }) {
  const heroLead = use(OpeningContext)?.lead;
  return (
    <>
      <OpeningTitle title={title} />
      {heroLead && <p className={classNames(text.lead, css.lead)}>{heroLead}</p>}
      <p className={classNames(text.lead, css.lead)}>{lead}</p>
    </>
  );
}

/** Renders the hero's button, which opens the request form. The closing's own button is more prominent. */
export function OpeningButton({ variant }: { variant: ButtonVariant }) {
  const hero = use(OpeningContext);
  return (
    hero && (
      <TalkButton variant={variant} className={css.secondButton}>
        {hero.action}
      </TalkButton>
    )
  );
}

type OpeningActionsProps = {
  label: string;
  variant?: ButtonVariant;
  heroVariant?: ButtonVariant;
  className?: string;
  children?: ReactNode;
};

/** Renders the closing's own button beside the hero's. */
export const OpeningActions = (props: OpeningActionsProps) => (
  <div className={classNames(css.actions, props.className)}>
    <Button type="submit" variant={props.variant ?? 'red_black'} size="large">
      {props.label}
    </Button>
    <OpeningButton variant={props.heroVariant ?? 'outlined_black'} />
    {props.children}
  </div>
);

/** Renders the hero's legend. */
export function OpeningNote() {
  const note = use(OpeningContext)?.note;
  return note && <p className={classNames(text.caption, text.muted)}>{note}</p>;
}
