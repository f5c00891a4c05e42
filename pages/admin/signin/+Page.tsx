import { usePageContext } from 'vike-react/usePageContext';
import dial from '../../../art/svg/sign-in.svg';
import { SignInForm } from '../../../components/admin/SignInForm';
import * as css from '../../../components/admin/SignInForm.css';
import { Logo } from '../../../components/site/Logo';
import { classNames } from '../../../components/ui/class-names';
import { returnPath } from '../../../domain/return-to';
import { text } from '../../../styles/text.css';

export default function SignInPage() {
  const { urlParsed } = usePageContext();
  /** With a full load: what a session before this one saw is not this person's, and this page knows no user. */
  const proceed = () => location.replace(returnPath(new URLSearchParams(urlParsed.searchOriginal ?? '')));

  return (
    <div className={css.page}>
      <div className={css.dial}>
        <img className={css.art} src={dial} alt="" width={960} height={960} />
        <div className={css.overArt}>
          <Logo />
        </div>
        <p className={css.place}>Staff area</p>
      </div>
      <div className={css.side}>
        <h1 className={text.h2}>Sign in</h1>
        <p className={css.line}>Blogs and reviews, for the people who write them.</p>
        <noscript>
          <p className={css.line}>
            The staff area needs JavaScript. The rest of the site does not; this part gave in.
          </p>
        </noscript>
        <SignInForm onSignedIn={proceed} />
        <p className={classNames(text.caption, css.foot)}>
          Forgot it? Ask whoever invited you. There is no public reset.
        </p>
      </div>
    </div>
  );
}
