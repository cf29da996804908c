/** The states of the page that checks a document. */
import { verifyTexts } from '../../../../src/i18n/verify.ts';
import { sampleClaims } from '../../documentCodes.ts';
import { seedRegister } from '../../server/seedRegister.ts';
import { mainOf, type PageState } from './pageState.ts';

const texts = verifyTexts.en;

export const documentPageStates: readonly PageState[] = [
  {
    name: 'document check: valid',
    path: '/Verify',
    reach: async (visited) => {
      const signer = await seedRegister(visited.server);
      await visited.page.goto(`/Verify#${await signer.sign(sampleClaims)}`);
      await mainOf(visited).getByText(texts.standing.valid.title(''), { exact: true }).waitFor();
    },
  },
  {
    name: 'document check: not in the register',
    path: '/Verify',
    reach: async (visited) => {
      const signer = await seedRegister(visited.server);
      await visited.page.goto(`/Verify#${await signer.sign({ ...sampleClaims, jti: '2031-00041' })}`);
      await mainOf(visited).getByText(texts.standing.notRegistered.title(''), { exact: true }).waitFor();
    },
  },
  {
    name: 'document check of what is no code',
    path: '/Verify#none',
    reach: (visited) => mainOf(visited).getByText(texts.malformed.title, { exact: true }).waitFor(),
  },
];
