import { useEffect, useRef } from 'react';
import { managers } from '../../content/managers';
import { READER_ATTRIBUTE, WIRE } from '../../domain/contact-form';
import { firstNameOf, initialsOf } from '../../domain/person';
import type { HeroOf } from '../../domain/sections/heroes';
import { Avatar } from '../ui/Avatar';
import { legend } from '../ui/Field';
import * as css from './Addressee.css';

type AddresseeProps = HeroOf<'contact'>['addressee'] & { to?: string | undefined };

/**
 * Asks which manager shall read the request.
 * @param to key of the one chosen at first; another one later takes the choice along, and nothing else that was typed.
 */
export function Addressee({ question, anyone, to = '' }: AddresseeProps) {
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
