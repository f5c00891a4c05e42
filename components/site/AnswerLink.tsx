import { useAnswer } from '../contact/answer';
import { prefillMessage } from '../contact/prefill-message';
import { classNames } from '../ui/class-names';
import { Icon } from '../ui/Icon';
import { arrow } from '../ui/icons';
import * as css from './AnswerLink.css';

/** Shows the answer of the page's closing. A click copies the answer into the request form. */
export function AnswerLink({ isOnPhone = false }: { isOnPhone?: boolean }) {
  const answer = useAnswer();
  return (
    answer && (
      // biome-ignore lint/a11y/useValidAnchor: it links to the form, which the click also fills in
      <a
        className={classNames(css.answerLink, isOnPhone ? css.phoneLink : css.menuLink)}
        href="#contact-us"
        onClick={event => {
          if (prefillMessage(answer.message)) event.preventDefault();
        }}
      >
        {answer.summary}
        <Icon path={arrow} size={20} className={css.arrow} />
      </a>
    )
  );
}
