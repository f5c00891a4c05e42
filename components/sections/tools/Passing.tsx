import type { SectionByName } from '../../../domain/sections';
import { wrap } from '../../../styles/layout.css';
import { on } from '../../../styles/surfaces.css';
import { text } from '../../../styles/text.css';
import { classNames } from '../../ui/class-names';
import { IconButton } from '../../ui/IconButton';
import { next, pause, play, previous } from '../../ui/icons';
import { Mark } from '../Mark';
import { SectionHead } from '../SectionHead';
import * as css from './Passing.css';
import { useToolsCarousel } from './use-tools-carousel';

/** Renders a grid. Up to 767 px, it becomes an advancing row of three with the middle tool active. */
export function Passing({ title, note, items }: SectionByName<'tools passing'>) {
  const { current, findPlace, goTo, isPlaying, toggle, suspendHandlers, swipeHandlers } = useToolsCarousel(
    items.length,
  );
  return (
    <section className={classNames(on.grey, css.section)}>
      <div className={wrap}>
        <SectionHead title={title} note={note} />
      </div>
      <div {...suspendHandlers}>
        <ul className={css.tools} {...swipeHandlers}>
          {items.map((tool, index) => (
            <li key={tool.title} className={css.tool} data-place={findPlace(index)}>
              <Mark url={tool.mark} size={52} className={css.mark} />
              <span>{tool.title}</span>
              {/* Only for touch, because the buttons below are the accessible control. */}
              <button
                type="button"
                className={css.toolButton}
                tabIndex={-1}
                aria-hidden="true"
                onClick={() => goTo(index)}
              />
            </li>
          ))}
        </ul>
        <div className={css.controls}>
          <IconButton label="Previous tool" icon={previous} onClick={() => goTo(current - 1)} />
          <span className={classNames(text.small, css.position)}>
            {current + 1} of {items.length}
          </span>
          <IconButton label="Next tool" icon={next} onClick={() => goTo(current + 1)} />
          <IconButton label={isPlaying ? 'Pause' : 'Play'} icon={isPlaying ? pause : play} onClick={toggle} />
        </div>
      </div>
    </section>
  );
}
