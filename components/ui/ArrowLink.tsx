import type { ComponentProps } from 'react';
import * as css from './ArrowLink.css';
import { classNames } from './class-names';
import { Icon } from './Icon';
import { arrow } from './icons';

/** Renders a link with an arrow, or without `href` a span for use in linked cards. */
export function ArrowLink({ href, className, children, ...rest }: ComponentProps<'a'>) {
  const content = (
    <>
      {children}
      <Icon path={arrow} className={css.arrow} />
    </>
  );
  const classes = classNames(css.arrowLink, className);
  if (href === undefined) return <span className={classes}>{content}</span>;
  return (
    <a {...rest} href={href} className={classes}>
      {content}
    </a>
  );
}
