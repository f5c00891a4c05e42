import { useEffect, useRef } from 'react';
import { Avatar } from '../../../components/ui/Avatar';
import { legend } from '../../../components/ui/Field';
import { contactPage } from '../../../content/contact-page';
import { managers } from '../../../content/managers';
import { READER_ATTRIBUTE, WIRE } from '../../../domain/contact-form';
import { firstNameOf, initialsOf } from '../../../domain/person';
import * as css from './Addressee.css';

/**
 * Asks which manager shall read the request.
 * @param to key of the one chosen at first; another one later takes the choice along, and nothing else that was typed.
 */
export function Addressee({ to = '' }: { to?: string | undefined }) {
  const list = useRef<HTMLDivElement>(null);
  const chosen = useRef(to);
  useEffect(() => {
    if (chosen.current === to) return;
    chosen.current = to;
    const radio = list.current?.querySelector<HTMLInputElement>(`[value="${to}"]`);
    if (!radio) return;
    radio.checked = true;
    // The address has brought the form into sight; the keyboard goes on from here.
    radio.focus({ preventScroll: true });
  }, [to]);
  const { question, anyone } = contactPage.addressee;
  return (
    <fieldset>
      <legend className={legend}>{question}</legend>
      <div ref={list} className={css.list}>
        <label className={css.choice}>
          {anyone}
          <input className={css.radio} type="radio" name={WIRE.to} value="" defaultChecked={to === ''} />
        </label>
        {managers().map(({ key, name, rim, portrait }) => (
          <label key={key} className={css.choice}>
            <Avatar initials={initialsOf(name)} rim={rim} photo={portrait} />
            {firstNameOf(name)}
            <input
              className={css.radio}
              type="radio"
              name={WIRE.to}
              value={key}
              defaultChecked={to === key}
              {...{ [READER_ATTRIBUTE]: name }}
            />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
