import { SectionHead } from '../../../components/sections/SectionHead';
import { classNames } from '../../../components/ui/class-names';
import { section, wrap } from '../../../styles/layout.css';
import { on } from '../../../styles/surfaces.css';
import { text as type } from '../../../styles/text.css';
import * as css from './Tested.css';

type TestedProps = {
  title: string;
  note: string;
  items: readonly { title: string; text: string; art: string }[];
};

/** What we test, each row with a wireframe in which red marks what breaks first. */
export const Tested = ({ title, note, items }: TestedProps) => (
  <section className={classNames(on.grey, section)}>
    <div className={wrap}>
      <SectionHead title={title} note={note} />
      <ul>
        {items.map(item => (
          <li key={item.title} className={css.row}>
            <img className={css.art} src={item.art} alt="" width={240} height={150} loading="lazy" />
            <h3 className={type.h3}>{item.title}</h3>
            <p className={css.text}>{item.text}</p>
          </li>
        ))}
      </ul>
    </div>
  </section>
);
