import type { ChaptersSection } from '../../domain/sections/chapters';
import { wrap } from '../../styles/layout.css';
import { Contents } from '../site/Contents';
import { classNames } from '../ui/class-names';
import * as css from './Chapters.css';
import { PolicySection } from './PolicySection';

export const Chapters = ({ chapters }: Omit<ChaptersSection, 'kind'>) => (
  <div className={classNames(wrap, css.layout)}>
    <Contents
      title="Sections"
      headings={chapters.map(({ anchor, title }) => ({ id: anchor, text: title }))}
      startsActive
    />
    <div className={css.policy}>
      {chapters.map(chapter => (
        <PolicySection key={chapter.anchor} {...chapter} />
      ))}
    </div>
  </div>
);
