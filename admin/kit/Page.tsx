import type { ReactNode } from 'react';
import { classNames } from '../../components/ui/class-names';
import { text } from '../../styles/text.css';
import * as css from './layout.css';

type PageProps = {
  title: string;
  /** One line under the title. */
  line?: ReactNode;
  /** What can be done here. */
  action?: ReactNode;
  /** The way to the pages beside this one. */
  nav?: ReactNode;
  /** One thing of it is open: where there is no room for two, that has the screen to itself. */
  isOpen?: boolean;
  children: ReactNode;
};

/** A page of the staff area: its title, what can be done there, and its content. */
export function Page({ title, line, action, nav, isOpen, children }: PageProps) {
  const content = (
    <>
      <div className={classNames(css.pageHead, isOpen && css.headWhileOpen)}>
        <div>
          <h1 className={text.h2}>{title}</h1>
          {line && <p className={css.pageLine}>{line}</p>}
        </div>
        {action && <div className={css.pageAction}>{action}</div>}
      </div>
      {children}
    </>
  );
  if (!nav) return <div className={classNames(css.page, isOpen && css.pageWhileOpen)}>{content}</div>;
  return (
    <div className={css.pageWithNav}>
      {nav}
      <div>{content}</div>
    </div>
  );
}
