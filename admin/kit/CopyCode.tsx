import { Icon } from '../../components/ui/Icon';
import { visuallyHidden } from '../../styles/layout.css';
import { copyText } from '../copy-text';
import { copy } from '../forms/icons';
import { hiddenUpTo } from './layout.css';
import * as css from './parts.css';

type CopyCodeProps = { text: string; name?: string; look?: keyof typeof css.copyCode; children?: string };

/** Renders a value that is copied when pressed, such as a setting. */
export const CopyCode = ({ text, name = text, look = 'code', children = text }: CopyCodeProps) => (
  <button
    type="button"
    className={css.copyCode[look]}
    // The text may be shortened.
    title={`Copy ${text}`}
    onClick={() => copyText(text, `${name} copied`)}
  >
    <span className={visuallyHidden}>Copy </span>
    {children}
    <Icon path={copy} size={14} className={hiddenUpTo.phone} />
  </button>
);

/** Renders a sentence. Parts in backticks can be copied. */
export const TextWithCode = ({ children }: { children: string }) =>
  children.split('`').map((part, index) => (index % 2 === 1 ? <CopyCode key={part} text={part} /> : part));
