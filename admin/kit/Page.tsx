import type { ReactNode } from 'react';
import { classNames } from '../../components/ui/class-names';
import { text } from '../../styles/text.css';
import * as css from './layout.css';

type PageProps = {
  title: string;
  /** Text below the title. */
  description?: ReactNode;
  action?: ReactNode;
  /** Switches between views. Below the title on phones. */
  views?: ReactNode;
  /** Navigation to sibling pages. */
  nav?: ReactNode;
  /** Keeps title and action on one line on phones. */
  isOneLine?: boolean;
  children: ReactNode;
};

export function Page({ title, description, action, views, nav, isOneLine, children }: PageProps) {
  const content = (
    <>
      <div className={classNames(css.pageHead, isOneLine && css.singleLineHead)}>
        <div>
          <h1 className={text.h2}>{title}</h1>
          {description && <p className={css.pageIntro}>{description}</p>}
        </div>
        {views}
        {action && <div className={css.pageAction}>{action}</div>}
      </div>
      {children}
    </>
  );
  if (!nav) return <div className={css.page}>{content}</div>;
  return (
    <div className={css.pageWithNav}>
      {nav}
      <div>{content}</div>
    </div>
  );
}
