import { link } from '../blog/card-link.css';
import { arrow as arrowStyle } from './ArrowLink.css';
import { Icon } from './Icon';
import { arrow } from './icons';

type CardLinkProps = { title: string; href?: string | undefined };

/** Renders a card's title, with an arrow if the card is a link. */
export const CardLink = ({ title, href }: CardLinkProps) =>
  href ? (
    <a className={link} href={href}>
      {title} <Icon path={arrow} className={arrowStyle} />
    </a>
  ) : (
    title
  );
