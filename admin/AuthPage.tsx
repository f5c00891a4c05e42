import type { ReactNode } from 'react';
import dial from '../art/svg/sign-in.svg';
import { Logo } from '../components/site/Logo';
import { classNames } from '../components/ui/class-names';
import { text } from '../styles/text.css';
import * as css from './SignInForm.css';

type AuthPageProps = {
  title: string;
  description: ReactNode;
  /** Small text below the form. */
  footer?: ReactNode;
  children: ReactNode;
};

/** Lays out the sign-in, invitation and password reset pages: a dial on black beside the form. */
export const AuthPage = ({ title, description, footer, children }: AuthPageProps) => (
  <div className={css.page}>
    <div className={css.dial}>
      <img className={css.art} src={dial} alt="" width={960} height={960} />
      <div className={css.artContent}>
        <Logo />
      </div>
      <p className={css.areaLabel}>Admin</p>
    </div>
    <div className={css.formColumn}>
      <h1 className={text.h2}>{title}</h1>
      <p className={css.intro}>{description}</p>
      <noscript>
        <p className={css.intro}>The admin needs JavaScript. The rest of the site works without it.</p>
      </noscript>
      {children}
      {footer && <p className={classNames(text.caption, css.footer)}>{footer}</p>}
    </div>
  </div>
);
