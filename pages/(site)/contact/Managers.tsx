import { SectionHead } from '../../../components/sections/SectionHead';
import { Avatar } from '../../../components/ui/Avatar';
import { Button } from '../../../components/ui/Button';
import { classNames } from '../../../components/ui/class-names';
import { contactCopy } from '../../../content/contact';
import { site } from '../../../content/site';
import { section, visuallyHidden, wrap } from '../../../styles/layout.css';
import { on } from '../../../styles/surfaces.css';
import { text } from '../../../styles/text.css';
import * as css from './Managers.css';

/** The people a visitor may ask for; a meeting is booked with the form above. */
export const Managers = () => (
  <section className={classNames(on.white, section)}>
    <div className={wrap}>
      <SectionHead title={contactCopy.page.managers} />
      <ul className={css.list}>
        {site.managers.map(({ name, role, initials, rim }) => (
          <li key={name} className={css.manager}>
            <Avatar className={css.avatar} initials={initials} rim={rim} size={112} />
            <h3 className={text.h3}>{name}</h3>
            <p className={css.role}>{role}</p>
            <Button className={css.action} variant="outlined_black" href="#contact-us">
              <span>
                Book a meeting<span className={visuallyHidden}> with {name}</span>
              </span>
            </Button>
          </li>
        ))}
      </ul>
    </div>
  </section>
);
