import type { ReactNode } from 'react';
import dial from '../art/svg/sign-in.svg';
import { Logo } from '../components/site/Logo';
import { classNames } from '../components/ui/class-names';
import { text } from '../styles/text.css';
import * as css from './SignInForm.css';

type EntryPageProps = {
  title: string;
  description: ReactNode;
  /** Small text below the form. */
  footer?: ReactNode;
  children: ReactNode;
};

/** Layout of the sign-in, invitation and password reset pages: a dial on black beside the form. */
export const EntryPage = ({ title, description, footer, children }: EntryPageProps) => (
  <div className={css.page}>
    <div className={css.dial}>
      <img className={css.art} src={dial} alt="" width={960} height={960} />
      <div className={css.overArt}>
        <Logo />
      </div>
      <p className={css.place}>Admin</p>
    </div>
    <div className={css.side}>
      <h1 className={text.h2}>{title}</h1>
      <p className={css.line}>{description}</p>
      <noscript>
        <p className={css.line}>Admin needs JavaScript. The rest of the site works without it.</p>
      </noscript>
      {children}
      {footer && <p className={classNames(text.caption, css.footer)}>{footer}</p>}
    </div>
  </div>
);
