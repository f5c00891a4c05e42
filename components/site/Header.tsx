import { AnswerLink } from './AnswerLink';
import * as css from './Header.css';
import { Logo } from './Logo';
import { MainMenu } from './MainMenu';
import { MobileMenu } from './MobileMenu';

export const Header = ({ path }: { path: string }) => (
  <header className={css.header} data-screen-only="">
    <div className={css.bar}>
      <Logo />
      <MainMenu path={path} />
      <AnswerLink isOnPhone />
      <MobileMenu path={path} />
    </div>
  </header>
);
