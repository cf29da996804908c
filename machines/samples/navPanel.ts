import { each, type Registered } from '../model/registered.ts';
import { navPanel as machine } from '../navPanel.ts';

const [visitor, government, plain] = [{ item: '/Visitor' }, { item: '/Government' }, { item: null }];
const mouse = { pointerType: 'mouse' };
const touch = { pointerType: 'touch' };

export const navPanel = {
  machine,
  samples: {
    ...each('POINT', {
      visitor: { ...visitor, ...mouse },
      government: { ...government, ...mouse },
      'an item that opens nothing': { ...plain, ...mouse },
      'by touch': { ...visitor, ...touch },
    }),
    ...each('REST', { visitor, government, 'an item that opens nothing': plain }),
    ...each('LEAVE', { 'the mouse': mouse, 'by touch': touch }),
    ...each('PRESS', { visitor, government }),
  },
  project: (context: ReturnType<typeof machine.getInitialSnapshot>['context']) => context.item,
} as const satisfies Registered;
