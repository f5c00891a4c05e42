export { SignIn as default } from '../../../components/admin/entry/SignIn';
