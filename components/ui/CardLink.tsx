import * as css from './CardLink.css';
import { Icon } from './Icon';
import { arrow } from './icons';

type CardLinkProps = { title: string; href?: string | undefined };

/** Renders a card's title, with an arrow if the card is a link. */
export const CardLink = ({ title, href }: CardLinkProps) =>
  href ? (
    <a className={css.link} href={href}>
      {title}&nbsp;
      <Icon path={arrow} className={css.arrow} />
    </a>
  ) : (
    title
  );
