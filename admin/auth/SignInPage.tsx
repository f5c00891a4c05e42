import { useState } from 'react';
import { usePageContext } from 'vike-react/usePageContext';
import { form } from '../../components/ui/Field';
import { settingsPaths } from '../../domain/members/areas';
import { adminPaths } from '../../domain/paths';
import { getReturnPath } from '../../domain/return-to';
import { text } from '../../styles/text.css';
import { AuthPage } from '../AuthPage';
import { Alert } from '../kit/Alert';
import { type SecondStep, SignInForm, type SignInResult } from '../SignInForm';
import { SecondStepForm } from './SecondStepForm';

export function SignInPage() {
  const { urlParsed } = usePageContext();
  const [step, setStep] = useState<SecondStep>();
  const [errorMessage, setErrorMessage] = useState<string>();
  /** Reloads the page to clear the previous session's data. */
  const proceed = ({ welcome }: SignInResult) =>
    location.replace(
      welcome ? settingsPaths.welcome : getReturnPath(new URLSearchParams(urlParsed.searchOriginal ?? '')),
    );
  function startAgain(message?: string) {
    setStep(undefined);
    setErrorMessage(message);
  }

  if (step)
    return (
      <AuthPage
        key="second"
        title="One more step"
        description="Your password is correct. Now confirm that it’s you."
        footer={
          <button type="button" className={text.link} onClick={() => startAgain()}>
            Use a different account
          </button>
        }
      >
        <SecondStepForm step={step} onSignedIn={proceed} onStartAgain={startAgain} />
      </AuthPage>
    );
  return (
    <AuthPage
      key="first"
      title="Sign in"
      description="Manage content and requests"
      footer={
        <a className={text.link} href={adminPaths.reset}>
          Forgot your password?
        </a>
      }
    >
      <div className={form}>
        {errorMessage && <Alert>{errorMessage}</Alert>}
        <SignInForm onSignedIn={proceed} onSecondStep={setStep} />
      </div>
    </AuthPage>
  );
}
