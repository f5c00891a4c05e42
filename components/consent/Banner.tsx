import { type Purpose, purposes } from '../../domain/consent';
import { cookieSectionPath } from '../../domain/paths';
import { text } from '../../styles/text.css';
import { Button } from '../ui/Button';
import { classNames } from '../ui/class-names';
import { Bar } from './Bar';
import * as css from './Bar.css';
import { consentCopy, purposeCopy } from './texts';

type BannerProps = {
  configured: readonly Purpose[];
  /** Whether the visitor answered before a new purpose was added. */
  isAskedAgain: boolean;
  onAnswer: (granted: readonly Purpose[]) => void;
  onChoose: () => void;
  /** Called when the visitor hovers or focuses the button, to preload the preferences. */
  onChooseIntent: () => void;
};

const listFormat = new Intl.ListFormat('en-GB');

/** Renders the consent banner, whose buttons look alike. "No" comes first. */
export function Banner({ configured, isAskedAgain, onAnswer, onChoose, onChooseIntent }: BannerProps) {
  const { title, titleAgain, before, after, policy } = consentCopy.banner;
  const purposeList = listFormat.format(configured.map(purpose => purposeCopy[purpose].sentenceEnd));
  const message = (
    <>
      {`${before} ${purposeList}. ${after} `}
      <a className={text.link} href={cookieSectionPath}>
        {policy}
      </a>
      .
    </>
  );
  return (
    <Bar title={isAskedAgain ? titleAgain : title} message={message}>
      <Button variant="black_red" size="large" className={css.button} onClick={() => onAnswer([])}>
        {consentCopy.reject}
      </Button>
      <Button variant="black_red" size="large" className={css.button} onClick={() => onAnswer(purposes)}>
        {consentCopy.accept}
      </Button>
      <button
        type="button"
        className={classNames(css.chooseButton, text.link)}
        aria-haspopup="dialog"
        onPointerEnter={onChooseIntent}
        onFocus={onChooseIntent}
        onClick={onChoose}
      >
        {consentCopy.choose}
      </button>
    </Bar>
  );
}
