import { readFileSync } from 'node:fs';
import { MongoClient } from 'sample-database-that-is-not-installed';

export interface Report {
  score: number;
}

const client = new MongoClient(process.env.DATABASE ?? '');

export const readReport = async (): Promise<Report> => {
  readFileSync('.env');
  return client.db('credit').collection('reports').findOne();
};
