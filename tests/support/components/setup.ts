/** Puts the store of the test behind every page, teaches locators CSS, and leaves nothing of a test to the next one. */
import { afterEach, vi } from 'vitest';
import './locators.ts';
import { removePage } from './renderSite.tsx';
import { removeStaff } from './renderStaff.tsx';
import { currentStore } from './testStore.ts';

vi.mock('../../../src/firestore/client.ts', () => currentStore);

afterEach(removePage);
afterEach(removeStaff);
