import { usePageContext } from 'vike-react/usePageContext';
import { Activity } from '../../../components/admin/settings/Activity';
import { Brand } from '../../../components/admin/settings/brand/Brand';
import { Facts } from '../../../components/admin/settings/Facts';
import { Mail } from '../../../components/admin/settings/Mail';
import { Members } from '../../../components/admin/settings/Members';
import { Menus } from '../../../components/admin/settings/menus/Menus';
import { People } from '../../../components/admin/settings/people/People';
import { Redirects } from '../../../components/admin/settings/Redirects';
import { Security } from '../../../components/admin/settings/Security';
import { Left } from '../../../components/admin/settings/welcome/Left';
import { Welcome } from '../../../components/admin/settings/welcome/Welcome';
import { settingsPaths } from '../../../domain/members/areas';

export default function SettingsPage() {
  const { urlPathname } = usePageContext();
  if (urlPathname === settingsPaths.welcome) return <Welcome />;
  if (urlPathname === settingsPaths.left) return <Left />;
  if (urlPathname === settingsPaths.brand) return <Brand />;
  if (urlPathname === settingsPaths.facts) return <Facts />;
  if (urlPathname === settingsPaths.menus) return <Menus />;
  if (urlPathname === settingsPaths.people) return <People />;
  if (urlPathname === settingsPaths.redirects) return <Redirects />;
  if (urlPathname === settingsPaths.mail) return <Mail />;
  if (urlPathname === settingsPaths.members) return <Members />;
  return urlPathname === settingsPaths.activity ? <Activity /> : <Security />;
}
