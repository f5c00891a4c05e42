import { useEffect, useRef } from 'react';
import { listManagers } from '../../domain/colleague';
import { FORM_FIELD_NAMES, MANAGER_NAME_ATTRIBUTE } from '../../domain/contact-form';
import { getFirstName } from '../../domain/person';
import type { HeroByName } from '../../domain/sections/heroes';
import { Avatar } from '../ui/Avatar';
import { choiceInput } from '../ui/ChoiceChip.css';
import { legend } from '../ui/Field';
import * as css from './Addressee.css';

type AddresseeProps = HeroByName<'contact'>['addressee'] & { to?: string | undefined };

/** @param to key of the preselected manager. A later value changes the selection but keeps other input. */
export function Addressee({ question, anyone, to = '' }: AddresseeProps) {
  const list = useRef<HTMLDivElement>(null);
  const selectedKey = useRef(to);
  useEffect(() => {
    if (selectedKey.current === to) return;
    selectedKey.current = to;
    const radio = list.current?.querySelector<HTMLInputElement>(`[value="${to}"]`);
    if (!radio) return;
    radio.checked = true;
    // The browser has already scrolled to the form.
    radio.focus({ preventScroll: true });
  }, [to]);
  return (
    <fieldset>
      <legend className={legend}>{question}</legend>
      <div ref={list} className={css.list}>
        <label className={css.option}>
          {anyone}
          <input
            className={choiceInput}
            type="radio"
            name={FORM_FIELD_NAMES.to}
            value=""
            defaultChecked={to === ''}
          />
        </label>
        {listManagers().map(({ key, name, rim, portrait }) => (
          <label key={key} className={css.option}>
            <Avatar name={name} rim={rim} photo={portrait} />
            {getFirstName(name)}
            <input
              className={choiceInput}
              type="radio"
              name={FORM_FIELD_NAMES.to}
              value={key}
              defaultChecked={to === key}
              {...{ [MANAGER_NAME_ATTRIBUTE]: name }}
            />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
