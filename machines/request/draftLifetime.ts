/**
 * How long a draft stays on the phone after its last change, ms (docs/decisions/0006-drafts.md). Every page needs it, so it is
 * separate from the machine.
 */
export const draftLifetime = 24 * 3_600_000;
