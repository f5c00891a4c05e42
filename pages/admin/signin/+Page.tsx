import { usePageContext } from 'vike-react/usePageContext';
import { EntryPage } from '../../../components/admin/EntryPage';
import { SignInForm } from '../../../components/admin/SignInForm';
import { adminPaths } from '../../../domain/paths';
import { returnPath } from '../../../domain/return-to';
import { text } from '../../../styles/text.css';

export default function SignInPage() {
  const { urlParsed } = usePageContext();
  /** With a full load: what a session before this one saw is not this person's, and this page knows no user. */
  const proceed = () => location.replace(returnPath(new URLSearchParams(urlParsed.searchOriginal ?? '')));

  return (
    <EntryPage
      title="Sign in"
      line="For the people who write, publish and answer."
      foot={
        <a className={text.link} href={adminPaths.reset}>
          Forgot your password?
        </a>
      }
    >
      <SignInForm onSignedIn={proceed} />
    </EntryPage>
  );
}
